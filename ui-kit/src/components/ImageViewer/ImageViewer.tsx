import { clsx } from 'clsx';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ImageViewer.module.css';
import { Thumbnails, type ViewerPicture } from './Thumbnails.tsx';

export type { ViewerPicture } from './Thumbnails.tsx';

export interface ImageViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  pictures: readonly ViewerPicture[];
  /** What all pictures show. */
  label: string;
  /** Index of the first picture. */
  defaultIndex?: number;
  /** Shows thumbnails to choose from. */
  thumbnails?: boolean;
  /** Shape of the box. */
  ratio?: string;
  /** Cover fills the box, contain shows the whole picture. */
  fit?: 'cover' | 'contain';
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Several pictures, one at a time, with arrows, thumbnails, swiping and arrow keys. */
export function ImageViewer({
  pictures,
  label,
  defaultIndex = 0,
  thumbnails = true,
  ratio = '4 / 3',
  fit = 'cover',
  className,
  style,
  ...props
}: ImageViewerProps) {
  const [index, setIndex] = useState(defaultIndex);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = pictures.length - 1;

  const show = (next: number) => {
    if (next < 0 || next > last) return;
    setIndex(next);
    track.current?.scrollTo({
      left: next * track.current.clientWidth,
      behavior: calm() ? 'instant' : 'smooth',
    });
  };
  // A swipe scrolls the track itself. The index follows when scrolling has ended.
  const followSwipe = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (track.current) setIndex(Math.round(track.current.scrollLeft / track.current.clientWidth));
    }, 120);
  };
  const followKeys = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const next = steps[event.key];
    // With Alt or ⌘ an arrow goes Back.
    if (next === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    show(next);
  };

  useEffect(() => {
    track.current?.scrollTo({ left: defaultIndex * track.current.clientWidth, behavior: 'instant' });
    return () => clearTimeout(settling.current);
  }, [defaultIndex]);

  return (
    <div
      className={clsx(styles.ImageViewer, className)}
      style={{ '--ratio': ratio, ...style } as CSSProperties}
      data-fit={fit}
      {...props}
    >
      <div className={styles.Stage}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable and moved by keyboard */}
        <ul
          ref={track}
          className={styles.Track}
          aria-label={label}
          tabIndex={0}
          onScroll={followSwipe}
          onKeyDown={followKeys}
        >
          {pictures.map(({ caption: _caption, ...picture }, at) => (
            // One picture may stand twice.
            <li key={at} className={styles.Slide} aria-hidden={at !== index || undefined}>
              <Picture
                {...picture}
                ratio={ratio}
                sizes="(min-width: 48rem) 50vw, 100vw"
                priority={at === defaultIndex}
              />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <IconButton
              variant="night"
              icon="arrowLeft"
              label="Previous picture"
              className={styles.Previous}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <IconButton
              variant="night"
              icon="arrowRight"
              label="Next picture"
              className={styles.Next}
              disabled={index === last}
              onClick={() => show(index + 1)}
            />
          </>
        )}
      </div>
      <p className={styles.Caption} aria-live="polite">
        {pictures[index]?.caption}
        {last > 0 && <span className={styles.Count}>{`${index + 1} of ${pictures.length}`}</span>}
      </p>
      {thumbnails && last > 0 && <Thumbnails pictures={pictures} index={index} onChoose={show} />}
    </div>
  );
}
