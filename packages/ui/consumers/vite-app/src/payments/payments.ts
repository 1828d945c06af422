import type { Payment } from "./columns";

const statuses = ["pending", "processing", "success", "failed"] as const;
const names = ["ken", "abe", "monserrat", "silas", "carmella"];

export const payments: Payment[] = Array.from({ length: 25 }, (_, index) => ({
  id: `pay-${100 + index}`,
  amount: 40 + ((index * 137) % 900),
  status: statuses[index % statuses.length] ?? "pending",
  email: `${names[index % names.length]}${index}@example.com`,
}));
