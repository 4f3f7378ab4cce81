import { Link } from '@year-group/ui-kit/Link';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** How the group is reached about something, from its own record. */
export function Contact({ about }: { about: string }) {
  const { contact, identity } = useAppSelector(selectGroup);
  if (!contact.email) {
    return <p>Speak to a leader of the {identity.name}: no e-mail address is published yet.</p>;
  }
  return (
    <p>
      {about}: write to <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
      {contact.phone && <>, or call {contact.phone}</>}.
    </p>
  );
}
