import { SamplePage } from "../sample/sample-page";

export default function Home() {
  return (
    <SamplePage hostClasses={{ button: "rounded-none bg-[#333] px-10 text-2xl", field: "mt-10 max-w-60" }} />
  );
}
