import type { GroupContent } from '@year-group/api-types/group/group';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { contactLinks, socialLinks } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './ConnectWithUs.module.css';

interface ConnectWithUsProps {
  /** Undefined until the group has written it. */
  invitation: GroupContent<'home'>['invitation'] | undefined;
}

/** Contact, social networks, registration and donations. */
export function ConnectWithUs({ invitation }: ConnectWithUsProps) {
  const { contact, parts } = useAppSelector(selectGroup);
  const contacts = contactLinks(contact);
  const socials = socialLinks(contact);
  return (
    <Section
      tone="night"
      kicker="Stay in touch"
      title={invitation?.title ?? 'Connect With Us'}
      lead={invitation?.text}
    >
      <Reveal className={styles.Columns}>
        {contacts.length > 0 && (
          <ul className={styles.Contacts}>
            {contacts.map(({ label, href, icon }) => (
              <li key={href}>
                <a href={href}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.Ways}>
          <Button variant="gold" size="large" href={pages.register.to()}>
            Register
          </Button>
          {parts.members && (
            <Link variant="standalone" href={pages.memberLogin.to()}>
              Verify your membership
            </Link>
          )}
          {parts.giving && (
            <Link variant="standalone" href={pages.donate.to()}>
              Donate
            </Link>
          )}
        </div>
        {socials.length > 0 && (
          <ul className={styles.Socials} aria-label="Social networks">
            {socials.map(({ label, href, icon }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Reveal>
    </Section>
  );
}
