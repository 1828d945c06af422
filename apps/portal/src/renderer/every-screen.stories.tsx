// Written whenever Storybook starts, from src/screens; not committed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "./screen-story.fixtures.tsx";
import { screenStories } from "./screen-stories.fixtures.ts";

const meta = {
  title: "Screens/Declared",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof ScreenStory>;

export const AuditLogsRows: Story = screenStories("audit-logs").rows;
export const AuditLogsLoading: Story = screenStories("audit-logs").loading;
export const AuditLogsEmpty: Story = screenStories("audit-logs").empty;
export const AuditLogsFailed: Story = screenStories("audit-logs").failed;
export const AuditLogsDetail: Story = screenStories("audit-logs").detail;
export const ConfigurationRows: Story = screenStories("configuration").rows;
export const ConfigurationLoading: Story = screenStories("configuration").loading;
export const ConfigurationEmpty: Story = screenStories("configuration").empty;
export const ConfigurationFailed: Story = screenStories("configuration").failed;
export const LostPoliciesRows: Story = screenStories("lost-policies").rows;
export const LostPoliciesLoading: Story = screenStories("lost-policies").loading;
export const LostPoliciesEmpty: Story = screenStories("lost-policies").empty;
export const LostPoliciesFailed: Story = screenStories("lost-policies").failed;
export const LostPoliciesDetail: Story = screenStories("lost-policies").detail;
export const ManagePoliciesRows: Story = screenStories("manage-policies").rows;
export const ManagePoliciesLoading: Story = screenStories("manage-policies").loading;
export const ManagePoliciesEmpty: Story = screenStories("manage-policies").empty;
export const ManagePoliciesFailed: Story = screenStories("manage-policies").failed;
export const ManagePoliciesDetail: Story = screenStories("manage-policies").detail;
export const ManagePoliciesPage: Story = screenStories("manage-policies").page;
export const PoliciesInForceRows: Story = screenStories("policies-in-force").rows;
export const PoliciesInForceLoading: Story = screenStories("policies-in-force").loading;
export const PoliciesInForceEmpty: Story = screenStories("policies-in-force").empty;
export const PoliciesInForceFailed: Story = screenStories("policies-in-force").failed;
export const ScreensRows: Story = screenStories("screens").rows;
export const ScreensLoading: Story = screenStories("screens").loading;
export const ScreensEmpty: Story = screenStories("screens").empty;
export const ScreensFailed: Story = screenStories("screens").failed;
export const UnpaidPoliciesRows: Story = screenStories("unpaid-policies").rows;
export const UnpaidPoliciesLoading: Story = screenStories("unpaid-policies").loading;
export const UnpaidPoliciesEmpty: Story = screenStories("unpaid-policies").empty;
export const UnpaidPoliciesFailed: Story = screenStories("unpaid-policies").failed;
export const UnpaidPoliciesDetail: Story = screenStories("unpaid-policies").detail;
export const UploadFilesRows: Story = screenStories("upload-files").rows;
export const UploadFilesLoading: Story = screenStories("upload-files").loading;
export const UploadFilesEmpty: Story = screenStories("upload-files").empty;
export const UploadFilesFailed: Story = screenStories("upload-files").failed;
export const UploadFilesDetail: Story = screenStories("upload-files").detail;
