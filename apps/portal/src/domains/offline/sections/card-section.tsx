import { TextField } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { type CardBrand, formatCardEnd } from "@portico/ui/format";
import { CardNumberField, Checkbox, ExpiryField } from "@portico/ui/forms";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { ApplicationField as Field } from "../form/application-field.ts";
import { useStoredApplication } from "../form/stored-application.ts";

const { fields: texts, sections } = offlineMessages;
const nameLength = 50;

/** The payment card. A stored one is masked, and stays unless another one is typed. */
export function CardSection() {
  const stored = useStoredApplication();
  const card = stored?.cardLastFour
    ? formatCardEnd({ brand: stored.cardBrand as CardBrand, lastFour: String(stored.cardLastFour) })
    : undefined;
  return (
    <FormSection title={sections.card}>
      <Field
        as={CardNumberField}
        name="cardNumber"
        label={texts.cardNumber}
        hint={card && offlineMessages.storedCard(card)}
        autoComplete="off"
        isSecret
      />
      <Field
        as={ExpiryField}
        name="cardExpDate"
        label={texts.cardExpDate}
        autoComplete="off"
        isSecret
        isHalf
      />
      <Field
        as={TextField}
        type="password"
        name="cardCvv"
        label={texts.cardCvv}
        hint={offlineMessages.cvvIsNotStored}
        inputMode="numeric"
        autoComplete="off"
        isSecret
        isHalf
      />
      <Field
        as={TextField}
        name="cardFirstName"
        label={texts.cardFirstName}
        maxLength={nameLength}
        isHalf
        autoComplete="off"
      />
      <Field
        as={TextField}
        name="cardMiddleName"
        label={texts.cardMiddleName}
        maxLength={nameLength}
        isHalf
        autoComplete="off"
      />
      <Field
        as={TextField}
        name="cardLastName"
        label={texts.cardLastName}
        maxLength={nameLength}
        isHalf
        autoComplete="off"
      />
      {card && <Field as={Checkbox} name="removeCard" label={texts.removeCard} />}
    </FormSection>
  );
}
