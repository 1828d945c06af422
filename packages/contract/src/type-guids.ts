/** The lists of `/TypeGeneric/{typeGuid}`: statuses, locations, agent types and more. The ids never change. */
export const typeGuids = {
  policyStatus: "6f1c2b1e-0001-4a6e-9b1a-1d7a5c3e0001",
  unpaidStatus: "6f1c2b1e-0002-4a6e-9b1a-1d7a5c3e0002",
  lostStatus: "6f1c2b1e-0003-4a6e-9b1a-1d7a5c3e0003",
  leadStatus: "6f1c2b1e-0004-4a6e-9b1a-1d7a5c3e0004",
  customerStatus: "6f1c2b1e-0005-4a6e-9b1a-1d7a5c3e0005",
  ptoStatus: "6f1c2b1e-0006-4a6e-9b1a-1d7a5c3e0006",
  offlineStatus: "6f1c2b1e-0007-4a6e-9b1a-1d7a5c3e0007",
  paymentBatchStatus: "6f1c2b1e-0008-4a6e-9b1a-1d7a5c3e0008",
  paymentType: "6f1c2b1e-0009-4a6e-9b1a-1d7a5c3e0009",
  agentStatus: "6f1c2b1e-0010-4a6e-9b1a-1d7a5c3e0010",
  agentType: "6f1c2b1e-0011-4a6e-9b1a-1d7a5c3e0011",
  location: "6f1c2b1e-0012-4a6e-9b1a-1d7a5c3e0012",
  emailPurpose: "6f1c2b1e-0013-4a6e-9b1a-1d7a5c3e0013",
  phonePurpose: "6f1c2b1e-0014-4a6e-9b1a-1d7a5c3e0014",
  addressPurpose: "6f1c2b1e-0015-4a6e-9b1a-1d7a5c3e0015",
} as const;
