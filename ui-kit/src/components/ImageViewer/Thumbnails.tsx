import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './ImageViewer.module.css';

export interface ViewerPicture extends PictureSource {
  alt: string;
  caption?: string;
}

interface ThumbnailsProps {
  pictures: readonly ViewerPicture[];
  /** Index of the shown picture. */
  index: number;
  onChoose: (index: number) => void;
}

/** The thumbnails of a viewer. */
export function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.Thumbnails}>
      {pictures.map(({ caption: _caption, alt, ...picture }, at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={`Show picture ${at + 1}: ${alt}`}
            aria-current={at === index || undefined}
            onClick={() => onChoose(at)}
          >
            <Picture {...picture} alt="" ratio="1" sizes="5rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
