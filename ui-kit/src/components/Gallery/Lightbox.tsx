import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ImageViewer, type ViewerPicture } from '../ImageViewer/ImageViewer.tsx';
import styles from './Lightbox.module.css';

export interface LightboxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pictures: readonly ViewerPicture[];
  /** Index of the picture that opens. */
  index: number;
}

/** Pictures over the whole screen on a dark background. */
export function Lightbox({ open, onOpenChange, pictures, index }: LightboxProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.Lightbox} data-theme="dark">
          <div className={styles.Head}>
            <Dialog.Title className={styles.Title}>Gallery</Dialog.Title>
            <Dialog.Close render={<IconButton variant="night" icon="close" label="Close" />} />
          </div>
          <ImageViewer
            pictures={pictures}
            label="Gallery"
            defaultIndex={index}
            fit="contain"
            ratio="3 / 2"
            thumbnails={false}
            className={styles.Viewer}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
