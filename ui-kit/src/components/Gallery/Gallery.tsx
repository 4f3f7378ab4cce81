import { clsx } from 'clsx';
import { type ComponentProps, lazy, type MouseEvent, Suspense, useState } from 'react';
import type { ViewerPicture } from '../ImageViewer/ImageViewer.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Gallery.module.css';

const loadLightbox = async () => ({ default: (await import('./Lightbox.tsx')).Lightbox });
const Lightbox = lazy(loadLightbox);

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Seven fill the mosaic. Other numbers repeat the same pattern. */
  pictures: readonly ViewerPicture[];
}

/** A mosaic of pictures with captions, on a phone a strip; each opens in a lightbox. */
export function Gallery({ pictures, className, ...props }: GalleryProps) {
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState(false);

  const enlarge = (event: MouseEvent, index: number, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const show = () => {
      setChosen(index);
      setOpen(true);
    };
    // Without the lightbox, the link is followed.
    loadLightbox().then(show, () => location.assign(address));
  };

  return (
    <>
      <ul className={clsx(styles.Gallery, className)} {...props}>
        {pictures.map((picture, index) => (
          // One picture may stand twice.
          <li key={index} className={styles.Cell}>
            <a
              href={picture.src}
              className={styles.Open}
              onClick={(event) => enlarge(event, index, picture.src)}
              aria-haspopup="dialog"
            >
              <Picture {...picture} className={styles.Picture} sizes="(min-width: 48rem) 50vw, 92vw" />
            </a>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <Lightbox key={chosen} open={open} onOpenChange={setOpen} pictures={pictures} index={chosen} />
        </Suspense>
      )}
    </>
  );
}
