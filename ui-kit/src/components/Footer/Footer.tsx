import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { Container } from '../Container/Container.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './Footer.module.css';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterSocialLink extends FooterLink {
  icon: IconName;
}

export interface FooterProps extends ComponentProps<'footer'> {
  /** The association's name. */
  name: string;
  /** Shown large. */
  motto: string;
  /** The crest. */
  logo?: ReactNode;
  /** The copyright line, with its year. */
  copyright: string;
  links?: readonly FooterLink[];
  /** About the site itself, such as its privacy page; beside the copyright line. */
  siteLinks?: readonly FooterLink[];
  /** E-mail, telephone and the like. */
  contacts?: readonly FooterSocialLink[];
  /** The association's social networks, shown as icons. */
  socials?: readonly FooterSocialLink[];
}

/** The footer: motto, links, contacts, copyright. */
export function Footer({
  name,
  motto,
  logo,
  copyright,
  links = [],
  siteLinks = [],
  contacts = [],
  socials = [],
  className,
  ...props
}: FooterProps) {
  return (
    <footer className={clsx(styles.Footer, className)} {...props}>
      <Container>
        <div className={styles.Top}>
          <div>
            {logo && <div className={styles.Logo}>{logo}</div>}
            <p className={clsx(shared.Caps, styles.Name)}>{name}</p>
            <p className={styles.Motto}>{motto}</p>
          </div>
          <nav aria-label="Footer">
            <ul className={styles.Links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href}>{label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.Contacts}>
            {contacts.map(({ label, href, icon }) => (
              <li key={href}>
                <Anchor href={href}>
                  <Icon name={icon} size="small" />
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.Bottom}>
          <p>{copyright}</p>
          {siteLinks.length > 0 && (
            <ul className={styles.SiteLinks}>
              {siteLinks.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href}>{label}</Anchor>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.Socials}>
            {socials.map(({ label, href, icon }) => (
              <li key={href}>
                <Anchor href={href} aria-label={label} rel="noopener">
                  <Icon name={icon} />
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
