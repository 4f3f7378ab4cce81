import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

/** The words above the directory's title: the year of the group, or its name until it has given one. */
export function useYearWords(): string {
  const { completionYear, name } = useAppSelector(selectGroup).identity;
  return completionYear === null ? name : `Class of ${completionYear}`;
}
