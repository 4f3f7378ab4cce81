import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** The words above the directory's title: the group's year, or its name while it has no year. */
export function useYearWords(): string {
  const { completionYear, name } = useAppSelector(selectGroup).identity;
  return completionYear === null ? name : `Class of ${completionYear}`;
}
