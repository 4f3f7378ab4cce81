import { styled } from '@mui/material/styles';

const Picture = styled('picture')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100svh',
  backgroundColor: theme.palette.primary.light,
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // The gate is on the right of the picture.
    objectPosition: '67% 50%',
    filter: theme.palette.mode === 'dark' ? 'brightness(0.72)' : 'none',
  },
}));

/** The school's gate, full height, from the site's pictures. */
export function Gate() {
  return (
    <Picture>
      <source
        type="image/avif"
        srcSet="/images/gate-960.avif 960w, /images/gate-1600.avif 1600w"
        sizes="90vw"
      />
      <img src="/images/gate-960.webp" alt="" width={960} height={640} />
    </Picture>
  );
}
