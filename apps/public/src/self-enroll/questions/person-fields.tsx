import { fullYear } from "@portico/format";
import { Trash2 } from "@portico/ui/icons";
import { CheckField } from "../controls/check-field.tsx";
import { buttonStyles, cardStyles, linkStyles } from "../controls/control-styles.ts";
import { SelectField } from "../controls/select-field.tsx";
import { TextField } from "../controls/text-field.tsx";
import type { ApplicantDraft } from "../quote/draft.ts";
import { useSite } from "../site/site.ts";
import { controlId, type Problems } from "./use-problems.ts";

interface Props {
  readonly applicant: ApplicantDraft;
  /** What the person is called. */
  readonly title: string;
  readonly index: number;
  readonly problems: Problems;
  readonly onChange: (change: Partial<ApplicantDraft>) => void;
  readonly onRemove: () => void;
}

/** Browsers make 0080 of a year that is typed as 80: the latest year that is not to come. */
function withBirthYear(dob: string): string {
  const [, year, rest] = /^00(\d\d)(-.*)$/.exec(dob) ?? [];
  return year === undefined ? dob : `${fullYear(year, new Date().getFullYear())}${rest}`;
}

/** A person of the quote. */
export function PersonFields({ applicant, title, index, problems, onChange, onRemove }: Props) {
  const { texts } = useSite();
  const { name, gender, usesDob } = applicant;
  const path = (field: string) => `applicants.${index}.${field}`;
  const id = (field: string) => controlId(path(field));
  return (
    <section aria-labelledby={id("title")} className={cardStyles}>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-2">
        <h2 id={id("title")} className="min-w-0 truncate text-lg font-semibold">
          {title}
        </h2>
        {index > 0 && (
          <button type="button" className={`${buttonStyles.quiet} -me-3`} onClick={onRemove}>
            <Trash2 size={18} />
            <span className="sr-only">{texts.people.remove(title)}</span>
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <div className="grid content-start gap-1">
          {usesDob ? (
            <TextField
              id={id("dob")}
              type="date"
              label={texts.people.dob}
              error={problems.of(path("dob"))}
              value={applicant.dob}
              autoComplete={index === 0 ? "bday" : "off"}
              onBlur={() => onChange({ dob: withBirthYear(applicant.dob) })}
              onChange={(dob) => onChange({ dob })}
            />
          ) : (
            <TextField
              id={id("age")}
              label={texts.people.age}
              error={problems.of(path("age"))}
              value={applicant.age}
              inputMode="numeric"
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(age) => onChange({ age })}
            />
          )}
          <button
            type="button"
            className={`min-h-6 w-fit cursor-pointer text-sm ${linkStyles}`}
            onClick={() => onChange({ usesDob: !usesDob })}
          >
            {usesDob ? texts.people.useAge : texts.people.useDob}
          </button>
        </div>
        <SelectField
          id={id("gender")}
          label={texts.people.gender}
          value={gender}
          options={(["", "Female", "Male"] as const).map((value) => ({
            value,
            label: texts.people.genders[value],
          }))}
          onChange={(next) => onChange({ gender: next })}
        />
        <TextField
          id={id("name")}
          label={
            <>
              {texts.people.name}{" "}
              <span className="text-sm font-normal text-fg-muted">({texts.site.optional})</span>
            </>
          }
          value={name}
          className="max-sm:col-span-2"
          maxLength={50}
          autoComplete={index === 0 ? "given-name" : "off"}
          onChange={(next) => onChange({ name: next })}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <CheckField
          id={id("applies")}
          label={texts.people.applies}
          error={problems.of(path("applies"))}
          isChecked={applicant.applies}
          onChange={(applies) => onChange({ applies })}
        />
        <CheckField
          label={texts.people.smoker}
          isChecked={applicant.smoker}
          onChange={(smoker) => onChange({ smoker })}
        />
        {gender === "Female" && (
          <CheckField
            label={texts.people.pregnant}
            isChecked={applicant.pregnant}
            onChange={(pregnant) => onChange({ pregnant })}
          />
        )}
        <CheckField
          label={texts.people.hasCoverage}
          isChecked={applicant.hasCoverage}
          onChange={(hasCoverage) => onChange({ hasCoverage })}
        />
      </div>
    </section>
  );
}
