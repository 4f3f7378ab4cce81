import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import styles from './Link.module.css';

type AnchorProps = ComponentProps<'a'>;

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Receives the props of an anchor, including `href`, and renders the router's link. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Provides the router's link to every link below it. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** An unstyled anchor: the router's for our pages, a plain one for any other address. */
export function Anchor({ onClick, ...props }: AnchorProps) {
  const Ours = useContext(AnchorContext);
  const { href = '' } = props;
  const Component = href.startsWith('/') && !href.startsWith('//') && !props.target ? Ours : 'a';

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href.startsWith('#')) scrollSmoothlyOnce();
    onClick?.(event);
  };
  return <Component {...props} onClick={handleClick} />;
}

export interface LinkProps extends AnchorProps {
  /** Text: inside a sentence. Standalone: thumb-sized. Quiet: underlined only on hover. */
  variant?: 'text' | 'standalone' | 'quiet';
}

/** A link in the accent colour. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  return <Anchor className={clsx(styles.Link, className)} data-variant={variant} {...props} />;
}

/** Makes only the next jump smooth. Page changes keep jumping. */
function scrollSmoothlyOnce(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  setTimeout(() => style.removeProperty('scroll-behavior'), 1000);
}
