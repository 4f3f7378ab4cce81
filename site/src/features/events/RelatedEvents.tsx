import { latestCount } from '@year-group/api-types/limits';
import { EventCard } from '@year-group/ui-kit/EventCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Section } from '@year-group/ui-kit/Section';
import { eventCardOf } from '#components/cards.ts';
import { useListEventsQuery } from '#store/api/eventsApi.ts';
import { others } from '#store/api/listSizes.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import styles from './EventView.module.css';

/** Up to three other events. Renders nothing when there are none. */
export function RelatedEvents({ exceptId }: { exceptId: string }) {
  const { data = [] } = useListEventsQuery(others);
  const now = useAppSelector(selectNow);
  const related = data.filter(({ id }) => id !== exceptId).slice(0, latestCount);
  if (related.length === 0) return null;
  return (
    <Section className={styles.Related} tone="sunken" kicker="Also in the diary" title="Related Events">
      <Grid className={styles.Three}>
        {related.map((event) => (
          <EventCard key={event.id} {...eventCardOf(event, now)} layout="card" />
        ))}
      </Grid>
    </Section>
  );
}
