/** The metal levels of plans, from the least to the most coverage. A test compares them with the contract. */
export const metalLevels = ["Catastrophic", "Bronze", "Silver", "Gold", "Platinum"] as const;
/** The network types of plans. */
export const planTypes = ["HMO", "PPO", "EPO", "POS"] as const;
/** The maximum number of plans to compare. */
export const maxComparedPlans = 4;
/** The number of plans in one response. */
export const plansPerPage = 10;
