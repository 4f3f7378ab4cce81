import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useCopy } from '../../hooks/useCopy.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { state } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ShareLinks.module.css';

export interface ShareLinksProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title of the page. */
  title: string;
  /** The full address, with https. */
  url: string;
}

/** The networks, the most used first. */
const ways = [
  {
    icon: 'whatsapp',
    name: 'WhatsApp',
    address: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    icon: 'facebook',
    name: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    icon: 'twitter',
    name: 'Twitter',
    address: (url: string, title: string) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    icon: 'linkedin',
    name: 'LinkedIn',
    address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
] as const;

async function openSheet(title: string, url: string): Promise<void> {
  // Closing the sheet without choosing rejects, which is not an error.
  await navigator.share({ title, url }).catch(() => {});
}

/** Links to share a page: networks, its address, and the device's share sheet. */
export function ShareLinks({ title, url, className, ...props }: ShareLinksProps) {
  const { copied, copy } = useCopy();
  const hasSheet = useHydrated() && 'share' in navigator;
  return (
    <div className={clsx(styles.ShareLinks, className)} role="group" aria-label="Share" {...props}>
      <span className={clsx(shared.Caps, styles.Label)} aria-hidden="true">
        Share
      </span>
      {ways.map(({ icon, name, address }) => (
        <a
          key={icon}
          href={address(encodeURIComponent(url), encodeURIComponent(title))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Share on ${name}`}
          className={styles.Way}
        >
          <Icon name={icon} />
        </a>
      ))}
      <button
        type="button"
        className={styles.Way}
        aria-label={copied ? 'Link copied' : 'Copy link'}
        onClick={() => void copy(url)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      {/* Reserves the space, because only the browser knows whether there is a share sheet. */}
      <button
        type="button"
        className={styles.Way}
        data-available={state(hasSheet)}
        data-sheet=""
        aria-label="More ways to share"
        onClick={() => void openSheet(title, url)}
      >
        <Icon name="share" />
      </button>
    </div>
  );
}
