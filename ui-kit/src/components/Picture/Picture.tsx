import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import styles from './Picture.module.css';

/** What is known of a picture before it loads. */
export interface PictureSource {
  src: string;
  /** The same picture in other widths. */
  srcSet?: string;
  /** Width of `src` in pixels. With `height` it reserves the picture's space. */
  width: number;
  height: number;
  /** Average colour, shown until the picture has loaded. */
  colour?: string;
  /** What is drawn in its place when there is none. */
  drawing?: DrawingName;
}

export interface PictureProps extends Omit<ComponentProps<'figure'>, 'children'>, PictureSource {
  /** What the picture shows. Empty for a decorative one. */
  alt: string;
  /** The shown width, so that the browser picks a suitable file. */
  sizes?: string;
  /** Aspect ratio of the box, for example `3 / 2`. Omitted, it is the picture’s own. */
  ratio?: string;
  /** True for the main picture of the first view: fetched first. */
  priority?: boolean;
  /** A caption below the picture. */
  caption?: ReactNode;
}

/** A picture that reserves its space: a box in the picture's colour until it has loaded. */
export function Picture({
  src,
  srcSet,
  width,
  height,
  colour,
  drawing,
  alt,
  sizes = '100vw',
  ratio,
  priority,
  caption,
  className,
  style,
  ...props
}: PictureProps) {
  const box = { '--ratio': ratio ?? `${width} / ${height}`, '--colour': colour, ...style } as CSSProperties;
  return (
    <figure className={clsx(styles.Picture, className)} style={box} {...props}>
      {drawing ? (
        <div className={styles.Frame}>
          <Drawing name={drawing} className={styles.Image} />
        </div>
      ) : (
        <picture className={styles.Frame}>
          <img
            className={styles.Image}
            src={src}
            srcSet={srcSet}
            sizes={srcSet ? sizes : undefined}
            width={width}
            height={height}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding={priority ? 'sync' : 'async'}
          />
        </picture>
      )}
      {caption && <figcaption className={styles.Caption}>{caption}</figcaption>}
    </figure>
  );
}
