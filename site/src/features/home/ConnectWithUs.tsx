import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Icon } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { homeCallToAction } from '#content/ourStory.ts';
import { contactLinks, socialIcons } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './ConnectWithUs.module.css';

/** Contact, social networks, registration and donations. */
export function ConnectWithUs() {
  const { contact } = useAppSelector(selectGroup);
  return (
    <Section tone="night" kicker="Stay in touch" title={homeCallToAction.title} lead={homeCallToAction.text}>
      <Reveal className={styles.Columns}>
        <ul className={styles.Contacts}>
          {contactLinks(contact).map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.Ways}>
          <Button variant="gold" size="large" href={pages.register.to()}>
            Register
          </Button>
          <Link variant="standalone" href={pages.memberLogin.to()}>
            Verify your membership
          </Link>
          <Link variant="standalone" href={pages.donate.to()}>
            Donate
          </Link>
        </div>
        <ul className={styles.Socials} aria-label="Social networks">
          {contact.social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noopener">
                <Icon name={socialIcons[network]} />
                {network}
              </a>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
