import type { ElementType } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { emptyAddress } from "../address-field/address.js";
import { agents, searchAmong } from "../combobox/agents.fixtures.js";
import { Combobox, MultiCombobox } from "../combobox/index.js";
import * as dates from "../date-fields/index.js";
import * as forms from "../forms/index.js";
import { PhotoField } from "../photo-field/photo-field.js";
import { chooseFiles, choosePhoto, landscape } from "../photo-field/photos.fixtures.js";

/** A field, and what it does with one entry. */
export interface FieldCase {
  /** Also the prefix of the names of its posted parts. */
  name: string;
  label: string;
  as: ElementType;
  props?: object;
  empty: unknown;
  /** Enters `value`. The first control of the field is focused. */
  fill: (field: HTMLElement) => Promise<unknown>;
  value: unknown;
  /** What an uncontrolled field can start with. @default value */
  defaultValue?: unknown;
  /** What a plain form posts, by name. A file is posted by its file name. */
  posted: readonly (readonly [string, string])[];
  /** Enters a text that is not a value, so that the field shows an error. The first control is focused. */
  fillWrong?: (field: HTMLElement) => Promise<unknown>;
  /** What an empty field posts, if not an empty text. */
  postedEmpty?: readonly (readonly [string, string])[];
}

const type = (keys: string) => () => userEvent.keyboard(keys);
const select =
  (...options: string[]) =>
  async (field: HTMLElement) => {
    for (const [index, option] of options.entries()) {
      const box = within(field).getAllByRole("combobox")[index];
      if (box) await userEvent.selectOptions(box, option);
    }
  };
const search = (keys: string) => async (field: HTMLElement) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(within(field).getByRole("combobox")).toHaveAttribute("aria-activedescendant"));
  await userEvent.keyboard("{Enter}");
};

/** A field whose value is the text that it posts. */
const text = (
  name: string,
  label: string,
  as: ElementType,
  fill: FieldCase["fill"],
  value: string,
  props: object = {},
): FieldCase => ({ name, label, as, props, empty: "", fill, value, posted: [[name, value]] });

const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];
const searchAgents = { search: searchAmong(agents(12)), debounce: 10 };
const w2 = new File(["W-2"], "w2.pdf", { type: "application/pdf", lastModified: 1 });

/** Chosen after the photo was cropped, so compared by its name. */
const croppedPhoto = expect.objectContaining({ name: "landscape.webp" });

const fileInput = (field: HTMLElement) => {
  const input = field.querySelector<HTMLElement>("input[type=file]");
  if (!input) throw new Error("The field has no file input.");
  return input;
};

async function fillAddress(field: HTMLElement) {
  await userEvent.keyboard("1 Main St{Tab}{Tab}33134");
  await waitFor(() => expect(within(field).getByRole("combobox")).toHaveValue("FL"));
}

async function fillSlider(field: HTMLElement) {
  const box = within(field).getByRole("spinbutton");
  await userEvent.tab();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.clear(box);
  await userEvent.keyboard("0.3");
}

/** Every field of the package that holds a value. */
export const fieldCases: readonly FieldCase[] = [
  text("firstName", "First name", forms.TextField, type("Maria"), "Maria"),
  text("password", "Password", forms.PasswordField, type("correct horse"), "correct horse"),
  text("note", "Note", forms.TextArea, type("Called."), "Called.", { maxLength: 100, hasCount: true }),
  {
    ...text("income", "Income", forms.MoneyField, type("52,000.5"), "52000.50"),
    fillWrong: type("1e3{Tab}"),
  },
  { ...text("rate", "Rate", forms.PercentField, type("12.5"), "12.50"), fillWrong: type("12.345{Tab}") },
  {
    ...text("phone", "Phone", forms.PhoneField, type("3055550142"), "3055550142"),
    fillWrong: type("305-555-0142 ext. 7{Tab}"),
  },
  {
    ...text("ssn", "SSN", forms.SsnField, type("123456789"), "123456789"),
    fillWrong: type("078-05-11201{Tab}"),
  },
  {
    ...text("card", "Card", forms.CardNumberField, type("4111111111111111"), "4111111111111111"),
    fillWrong: type("4111 l111{Tab}"),
  },
  { ...text("expiry", "Expires", forms.ExpiryField, type("0430"), "04/30"), fillWrong: type("13/30{Tab}") },
  text("zip", "ZIP code", forms.ZipField, type("33134-1234"), "33134"),
  text("state", "Birth state", forms.Select, select("Florida"), "FL", {
    options: states,
    placeholder: "Choose…",
  }),
  {
    name: "sex",
    label: "Sex",
    as: forms.RadioGroup,
    props: {
      options: [
        { value: "F", label: "Female" },
        { value: "M", label: "Male" },
      ],
    },
    empty: "",
    fill: type(" "),
    value: "F",
    posted: [["sex", "F"]],
    postedEmpty: [],
  },
  {
    ...text("start", "Start", dates.DateField, type("2026/03/01"), "2026-03-01"),
    fillWrong: type("2026/02/30{Tab}"),
  },
  {
    ...text("callAt", "Call at", dates.TimeField, type("2:30p"), "14:30"),
    fillWrong: type("25:00{Tab}"),
  },
  text("hour", "From", dates.HourField, select("14:00"), "14"),
  text("dob", "Date of birth", dates.DateOfBirthField, select("March", "9", "1975"), "1975-03-09", {
    lastYear: 2026,
  }),
  text("month", "Paid in", dates.MonthField, select("April"), "4"),
  text("year", "Tax year", dates.YearField, select("2025"), "2025", { currentYear: 2026 }),
  text("agentId", "Agent", Combobox, search("Priya"), "agent-3", searchAgents),
  {
    name: "watchers",
    label: "Watchers",
    as: MultiCombobox,
    props: searchAgents,
    empty: [],
    fill: search("Priya"),
    value: ["agent-3"],
    posted: [["watchers", "agent-3"]],
    postedEmpty: [],
  },
  {
    name: "uses",
    label: "Use",
    as: forms.CheckboxGroup,
    props: {
      options: [
        { value: "home", label: "Home" },
        { value: "work", label: "Work" },
      ],
    },
    empty: [],
    fill: type(" "),
    value: ["home"],
    posted: [["uses", "home"]],
    postedEmpty: [],
  },
  {
    name: "isSmoker",
    label: "Smoker",
    as: forms.Switch,
    empty: false,
    fill: type(" "),
    value: true,
    posted: [["isSmoker", "on"]],
    postedEmpty: [],
  },
  {
    name: "agrees",
    label: "I agree",
    as: forms.Checkbox,
    empty: false,
    fill: type(" "),
    value: true,
    posted: [["agrees", "on"]],
    postedEmpty: [],
  },
  {
    name: "members",
    label: "Members",
    as: forms.NumberField,
    empty: null,
    fill: type("4"),
    fillWrong: type("1.5{Tab}"),
    value: 4,
    posted: [["members", "4"]],
  },
  {
    name: "credit",
    label: "Credit",
    as: forms.Slider,
    props: { step: 0.01, max: 1 },
    empty: 0,
    fill: fillSlider,
    value: 0.3,
    posted: [["credit", "0.3"]],
    postedEmpty: [["credit", "0"]],
  },
  {
    name: "created",
    label: "Created",
    as: dates.DateRangeField,
    empty: { start: "", end: "" },
    fill: type("2026/01/01{Tab}2026/01/31"),
    // The error is shown while the focus is still in the field.
    fillWrong: type("2026/02/30{Tab}"),
    value: { start: "2026-01-01", end: "2026-01-31" },
    posted: [
      ["created.start", "2026-01-01"],
      ["created.end", "2026-01-31"],
    ],
  },
  {
    name: "home",
    label: "Home address",
    as: forms.AddressField,
    props: {
      states,
      lookUpZip: async () => ({ city: "Miami", state: "FL", counties: ["Miami-Dade"] }),
    },
    empty: emptyAddress,
    fill: fillAddress,
    value: { street: "1 Main St", unit: "", city: "Miami", county: "Miami-Dade", state: "FL", zip: "33134" },
    posted: [
      ["home.street", "1 Main St"],
      ["home.unit", ""],
      ["home.city", "Miami"],
      ["home.county", "Miami-Dade"],
      ["home.state", "FL"],
      ["home.zip", "33134"],
    ],
  },
  {
    name: "proof",
    label: "Proof of income",
    as: forms.FileField,
    empty: [],
    fill: (field) => chooseFiles(fileInput(field), w2),
    value: [w2],
    posted: [["proof", "w2.pdf"]],
  },
  {
    name: "photo",
    label: "Photo",
    as: PhotoField,
    empty: null,
    fill: (field) => choosePhoto(field, fileInput(field)),
    value: croppedPhoto,
    defaultValue: new File([landscape], "landscape.webp", { type: "image/webp" }),
    posted: [["photo", "landscape.webp"]],
  },
];

/** The values of all fields before anything is entered. */
export const emptyValues = Object.fromEntries(fieldCases.map(({ name, empty }) => [name, empty]));
