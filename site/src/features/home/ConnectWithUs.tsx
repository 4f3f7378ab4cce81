import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { Section } from '@year-group/ui-kit/Section';
import { socialLinks } from '#content/association.ts';
import { contacts, socialIcons } from '#lib/contacts.ts';
import { paths } from '#lib/paths.ts';
import styles from './ConnectWithUs.module.css';

/** How to reach us, follow us, join us and support us. */
export function ConnectWithUs() {
  return (
    <Section tone="night" kicker="Connect With Us" title="If you were one of us, you still are">
      <div className={styles.Columns}>
        <ul className={styles.Contacts}>
          {contacts.map(({ label, href, icon }) => (
            <li key={href}>
              <Icon name={icon} />
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={styles.Ways}>
          <Button variant="gold" size="large" href={paths.register.to()}>
            Register
          </Button>
          <a className={styles.Way} href={paths.memberLogin.to()}>
            Verify your membership
          </a>
          <a className={styles.Way} href={paths.donate.to()}>
            Donate
          </a>
        </div>
        <ul className={styles.Socials} aria-label="Social networks">
          {socialLinks.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noopener">
                <Icon name={socialIcons[network]} />
                {network}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
