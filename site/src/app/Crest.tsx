import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** The group's crest. Decorative, because its name is always next to it. */
export function Crest() {
  const { crest } = useAppSelector(selectGroup);
  const src = crest?.replace(/\.webp$/, '.240.webp') ?? '/logo.svg';
  // Low priority, so that React does not fetch it before the page's first image.
  return <img src={src} width={64} height={64} alt="" fetchPriority="low" />;
}
