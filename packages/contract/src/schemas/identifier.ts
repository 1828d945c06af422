export * from "@portico/endpoints/identifier";
