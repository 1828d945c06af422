import { allows, personAccess } from "@portico/contract";
import { ErrorState } from "@portico/ui";
import { SectionIndex } from "@portico/ui/form-kit";
import { useParams } from "react-router";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { useSession } from "../../../session/session.ts";
import { CalendarLink } from "./calendar-link.tsx";
import { ContactPage } from "./contact-page.tsx";
import { PhotoSection } from "./photo/photo-section.tsx";
import { PreferenceSection } from "./preference-section.tsx";
import { Profile } from "./profile/profile.tsx";
import { SecuritySection } from "./security/security-section.tsx";

const texts = myAccountMessages;

/** The sections of the page. Only some of them are part of its form. Only agents have follow-ups. */
const sections = [
  { id: "photo", title: texts.photo.title },
  { id: "details", title: texts.profile.title },
  { id: "emails", title: texts.emails.title },
  { id: "phones", title: texts.phones.title },
  { id: "addresses", title: texts.addresses.title },
  { id: "security", title: texts.security.title },
  { id: "follow-ups", title: texts.followUps.title },
  { id: "shortcuts", title: texts.shortcuts.title },
];

/** The user's own account; for administrators, the contact of another person if the path has an id. */
export function MyAccountPage() {
  const { id } = useParams();
  return id === undefined ? <OwnAccount /> : <ContactPage id={id} />;
}

/** The user's photo, name, contact details and sign-in methods. */
function OwnAccount() {
  const hasFollowUps = allows(personAccess, useSession());
  return (
    <div data-full-bleed="" className="min-h-full bg-surface-sunken p-4 sm:p-5 print:bg-surface print:p-0">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 lg:flex-row lg:items-start lg:gap-6">
        <div className="contents lg:sticky lg:top-5 lg:block lg:w-44 lg:shrink-0">
          <div className="lg:mb-4 lg:px-2.5">
            <h1 className="text-title font-semibold">{texts.title}</h1>
            <p className="text-table text-fg-muted">{texts.lead}</p>
          </div>
          <SectionIndex
            sections={sections.filter(({ id }) => id !== "follow-ups" || hasFollowUps)}
            aria-label={texts.sections}
            className="-mx-2.5 lg:mx-0"
          />
        </div>
        <div className="grid min-w-0 flex-1 gap-5">
          <PhotoSection />
          <OwnProfile />
          <SecuritySection />
          {hasFollowUps && (
            <PreferenceSection id="follow-ups" preference="followUpMail" texts={texts.followUps}>
              <CalendarLink />
            </PreferenceSection>
          )}
          <PreferenceSection id="shortcuts" preference="shortcuts" texts={texts.shortcuts} />
        </div>
      </div>
    </div>
  );
}

function OwnProfile() {
  const contactId = useSession()?.contactId ?? undefined;
  if (contactId === undefined) return <ErrorState title={texts.notLoaded} message={texts.noContact} />;
  return <Profile contactId={contactId} />;
}
