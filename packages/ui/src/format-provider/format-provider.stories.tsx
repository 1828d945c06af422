import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FormatProvider } from "./format-provider.js";
import { FormattedValues } from "./formatted-values.fixtures.js";

const meta = {
  title: "Foundations/FormatProvider",
  component: FormatProvider,
  args: { timeZone: "America/New_York", children: <FormattedValues /> },
  globals: { formats: "locale" },
} satisfies Meta<typeof FormatProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that the story shows these texts as values. */
function shows(...texts: readonly string[]): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };
}

export const Default: Story = {
  play: shows("01/05/2026", "03/01/2026 1:05 PM", "1,234.5", "$1,234.50", "12.50%"),
};

export const TimeZone: Story = {
  args: { timeZone: "America/Los_Angeles" },
  play: shows("01/05/2026", "03/01/2026 10:05 AM"),
};

/** Every setting overrides the locale. */
export const OfThePortal: Story = {
  args: { datePattern: "YYYY/MM/DD", hourCycle: 24 },
  play: shows("2026/01/05", "2026/03/01 13:05"),
};

export const DatePatternAndTwelveHours: Story = {
  args: { datePattern: "MM/DD/YYYY", hourCycle: 12 },
  play: shows("01/05/2026", "03/01/2026 1:05 PM"),
};

export const LocaleAndCurrency: Story = {
  args: { locale: "de-DE", currency: "EUR" },
  play: shows("05.01.2026", "01.03.2026 13:05", "1.234,5", "1.234,50 €", "12,50 %"),
};

/** A provider inside another one overrides only its own settings. */
export const Nested: Story = {
  args: {
    datePattern: "DD/MM/YYYY",
    children: (
      <>
        <FormattedValues />
        <FormatProvider currency="EUR">
          <FormattedValues />
        </FormatProvider>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("05/01/2026")).toHaveLength(2);
    await expect(canvas.getByText("$1,234.50")).toBeVisible();
    await expect(canvas.getByText("€1,234.50")).toBeVisible();
  },
};

export const Arabic: Story = arabic;
