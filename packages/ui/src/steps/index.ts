export { type Step, type StepLinkProps, Steps, type StepsProps } from "./steps.js";
