import { TextField } from "@portico/ui";
import { FormField, FormGrid, useDependentField } from "@portico/ui/form-kit";
import { ZipField } from "@portico/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { LocationField } from "./location-field.tsx";
import { citiesQuery, countriesQuery, statesQuery, useLocations } from "./locations.ts";

const texts = myAccountMessages.addresses;

export interface AddressFieldsProps {
  index: number;
  /** The name of a field of the address. */
  nameOf: (field: string) => string;
}

/** The fields of one address. A new country clears the state, and a new state the city. */
export function AddressFields({ index, nameOf }: AddressFieldsProps) {
  const client = useQueryClient();
  const countryName = nameOf("countryId");
  const stateName = nameOf("stateId");
  useDependentField({ name: stateName, dependsOn: countryName, emptyValue: null });
  useDependentField({ name: nameOf("cityId"), dependsOn: stateName, emptyValue: null });
  const countryId: string | null = useWatch({ name: countryName }) ?? null;
  const stateId: string | null = useWatch({ name: stateName }) ?? null;
  const { countries, states, cities, stateCode, isAbroad } = useLocations(countryId, stateId);
  const labeled = (part: "countryId" | "stateId" | "cityId" | "zipCode") => ({
    name: nameOf(part),
    label: texts[part],
    errorLabel: `${texts.entry(index + 1)}, ${texts[part]}`,
    isHalf: true,
  });
  return (
    <>
      <FormField
        as={TextField}
        name={nameOf("address")}
        label={texts.address}
        errorLabel={texts.entry(index + 1)}
        autoComplete="street-address"
      />
      <FormGrid>
        <FormField
          as={LocationField}
          {...labeled("countryId")}
          rows={countries}
          load={() => client.fetchQuery(countriesQuery)}
        />
        <FormField
          as={LocationField}
          {...labeled("stateId")}
          rows={states}
          load={() => client.fetchQuery(statesQuery)}
          hint={isAbroad ? texts.noStates : undefined}
          disabled={isAbroad}
        />
        <FormField
          as={LocationField}
          {...labeled("cityId")}
          rows={cities}
          load={() => client.fetchQuery(citiesQuery(stateCode))}
          hint={stateId === null && !isAbroad ? texts.stateFirst : undefined}
          disabled={stateId === null}
        />
        <FormField as={ZipField} {...labeled("zipCode")} />
      </FormGrid>
    </>
  );
}
