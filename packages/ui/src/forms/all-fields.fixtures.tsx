import type { ReactElement } from "react";
import { Controller, type ControllerRenderProps, useForm } from "react-hook-form";
import * as forms from "./index.js";

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
};

interface FormProps {
  onSubmit: (values: Values) => void;
}

const isRequired = { required: "Enter this." };

/** Every field inside `Controller`, the native ones with `register`. */
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
