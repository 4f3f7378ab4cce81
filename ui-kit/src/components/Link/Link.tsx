import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { scrollSmoothlyOnce } from '../../lib/scroll.ts';
import styles from './Link.module.css';

type AnchorProps = ComponentProps<'a'>;

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Receives the props of an anchor, `href` among them, and renders the router's link. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Tells every link below it how to move between pages; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** An anchor without a look of its own: the router's for our pages, a plain one for anything else. */
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
  /** Text: inside a sentence. Standalone: by itself, with room for a thumb. Quiet: underlined only when pointed at. @default 'text' */
  variant?: 'text' | 'standalone' | 'quiet';
}

/** A link in the colour of actions. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  return <Anchor className={clsx(styles.Link, className)} data-variant={variant} {...props} />;
}
