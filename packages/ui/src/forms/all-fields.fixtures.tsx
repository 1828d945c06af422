import type { ReactElement } from "react";
import { Controller, type ControllerRenderProps, useForm } from "react-hook-form";
import { agents, searchAmong } from "../combobox/agents.fixtures.js";
import { Combobox, MultiCombobox } from "../combobox/index.js";
import * as dates from "../date-fields/index.js";
import * as forms from "./index.js";

const search = searchAmong(agents(12));

interface Values {
  sex: string;
  uses: readonly string[];
  isSmoker: boolean;
  members: number | null;
  credit: number;
  income: string;
  rate: string;
  phone: string;
  ssn: string;
  card: string;
  expiry: string;
  password: string;
  note: string;
  start: string;
  created: dates.DateRange;
  time: string;
  dob: string;
  month: string;
  agentId: string;
  agentIds: readonly string[];
}

const empty: Values = {
  sex: "",
  uses: [],
  isSmoker: false,
  members: null,
  credit: 0,
  income: "",
  rate: "",
  phone: "",
  ssn: "",
  card: "",
  expiry: "",
  password: "",
  note: "",
  start: "",
  created: { start: "", end: "" },
  time: "",
  dob: "",
  month: "",
  agentId: "",
  agentIds: [],
};

interface FormProps {
  onSubmit: (values: Values) => void;
}

const isRequired = { required: "Enter this." };

/** All fields in `Controller`, and native ones with `register`. */
export function FormOfAllFields({ onSubmit }: FormProps) {
  const { control, register, handleSubmit, reset, formState } = useForm<Values>({ defaultValues: empty });
  const { errors } = formState;
  const field = <Name extends keyof Values>(
    name: Name,
    render: (field: ControllerRenderProps<Values, Name>, error: string | undefined) => ReactElement,
  ) => (
    <Controller
      control={control}
      name={name}
      rules={name === "isSmoker" ? {} : isRequired}
      render={({ field: props, fieldState }) => render(props, fieldState.error?.message)}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      className="ui:flex ui:max-w-96 ui:flex-col ui:gap-4"
    >
      {field("sex", (props, error) => (
        <forms.RadioGroup {...props} label="Sex" error={error} options={[{ value: "F", label: "Female" }]} />
      ))}
      {field("uses", (props, error) => (
        <forms.CheckboxGroup
          {...props}
          label="Use"
          error={error}
          options={[{ value: "home", label: "Home" }]}
        />
      ))}
      {field("isSmoker", (props) => (
        <forms.Switch {...props} label="Smoker" />
      ))}
      {field("members", (props, error) => (
        <forms.NumberField {...props} label="Members" error={error} />
      ))}
      {field("credit", (props) => (
        <forms.Slider {...props} label="Credit" step={0.01} />
      ))}
      {field("income", (props, error) => (
        <forms.MoneyField {...props} label="Income" error={error} />
      ))}
      {field("rate", (props, error) => (
        <forms.PercentField {...props} label="Rate" error={error} />
      ))}
      {field("phone", (props, error) => (
        <forms.PhoneField {...props} label="Phone" error={error} />
      ))}
      {field("ssn", (props, error) => (
        <forms.SsnField {...props} label="SSN" error={error} />
      ))}
      {field("card", (props, error) => (
        <forms.CardNumberField {...props} label="Card" error={error} />
      ))}
      {field("expiry", (props, error) => (
        <forms.ExpiryField {...props} label="Expires" error={error} />
      ))}
      {field("start", (props, error) => (
        <dates.DateField {...props} label="Start" error={error} />
      ))}
      {field("created", (props) => (
        <dates.DateRangeField {...props} label="Created" />
      ))}
      {field("time", (props, error) => (
        <dates.TimeField {...props} label="Time" error={error} />
      ))}
      {field("dob", (props, error) => (
        <dates.DateOfBirthField {...props} label="Date of birth" error={error} lastYear={2026} />
      ))}
      {field("month", (props, error) => (
        <dates.MonthField {...props} label="Paid in" error={error} />
      ))}
      {field("agentId", (props, error) => (
        <Combobox {...props} label="Agent" error={error} search={search} debounce={10} />
      ))}
      {field("agentIds", (props, error) => (
        <MultiCombobox {...props} label="Watchers" error={error} search={search} debounce={10} />
      ))}
      <forms.PasswordField
        {...register("password", isRequired)}
        label="Password"
        error={errors.password?.message}
      />
      <forms.TextArea
        {...register("note", isRequired)}
        label="Note"
        maxLength={100}
        hasCount
        error={errors.note?.message}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
    </form>
  );
}
