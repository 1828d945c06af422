import { myAccountMessages } from "../../messages/my-account.ts";

const texts = myAccountMessages;

/** The sections of the page, in their order. */
const sections = [
  { id: "photo", title: texts.photo.title },
  { id: "details", title: texts.profile.title },
  { id: "emails", title: texts.emails.title },
  { id: "phones", title: texts.phones.title },
  { id: "addresses", title: texts.addresses.title },
  { id: "security", title: texts.security.title },
];

/** Goes there without a step in the history: going back leaves the page, as one expects. */
function goTo(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** Links to each section; at the side, or above them on narrow screens. */
export function SectionIndex() {
  return (
    <nav aria-label={texts.sections} data-print="hidden">
      <ul className="-mx-2.5 flex flex-wrap gap-y-0.5 lg:mx-0 lg:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => goTo(id)}
              className="w-full cursor-pointer rounded-md outline-focus px-2.5 py-1.5 text-start text-table text-fg-muted transition-colors duration-fast hover:bg-surface-hover hover:text-fg"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
