export * from "@portico/format";
