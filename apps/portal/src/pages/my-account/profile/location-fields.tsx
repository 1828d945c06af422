import { useQueryClient } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { LocationField, type LocationPart } from "./location-field.tsx";
import { citiesQuery, countriesQuery, statesQuery, useLocations } from "./locations.ts";

const texts = myAccountMessages.addresses;

/** Country, state and city of an address; a new country or state clears the fields that depend on it. */
export function LocationFields({ index }: { index: number }) {
  const { control, setValue } = useFormContext<ContactForm>();
  const client = useQueryClient();
  const [countryId, stateId] = useWatch({
    control,
    name: [`addresses.${index}.countryId`, `addresses.${index}.stateId`],
  });
  const { countries, states, cities, stateCode, isAbroad } = useLocations(countryId, stateId);
  const empty = (...parts: readonly LocationPart[]) => {
    for (const part of parts) {
      setValue(`addresses.${index}.${part}`, null, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <>
      <LocationField
        index={index}
        part="countryId"
        rows={countries}
        load={() => client.fetchQuery(countriesQuery)}
        onChosen={() => empty("stateId", "cityId")}
      />
      <LocationField
        index={index}
        part="stateId"
        rows={states}
        load={() => client.fetchQuery(statesQuery)}
        onChosen={() => empty("cityId")}
        hint={isAbroad ? texts.noStates : undefined}
        disabled={isAbroad}
      />
      <LocationField
        index={index}
        part="cityId"
        rows={cities}
        load={() => client.fetchQuery(citiesQuery(stateCode))}
        hint={stateId === null && !isAbroad ? texts.stateFirst : undefined}
        disabled={stateId === null}
      />
    </>
  );
}
