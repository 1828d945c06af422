import type { Decorator } from "@storybook/react-vite";
import { NotificationProvider } from "../notification/notification-provider.js";

/** Shows the notifications of a story. */
export const withNotifications: Decorator = (Story) => (
  <NotificationProvider>
    <Story />
  </NotificationProvider>
);
