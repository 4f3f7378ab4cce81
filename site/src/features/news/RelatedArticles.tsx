import { latestCount } from '@year-group/api-types/limits';
import { ArticleCard } from '@year-group/ui-kit/ArticleCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Section } from '@year-group/ui-kit/Section';
import { articleCardOf } from '#components/cards.ts';
import { others } from '#store/api/listSizes.ts';
import { useListNewsQuery } from '#store/api/newsApi.ts';
import styles from './Article.module.css';

/** Up to three other news items. Renders nothing when there are none. */
export function RelatedArticles({ exceptId }: { exceptId: string }) {
  const { data = [] } = useListNewsQuery(others);
  const related = data.filter(({ id }) => id !== exceptId).slice(0, latestCount);
  if (related.length === 0) return null;
  return (
    <Section className={styles.Related} tone="sunken" kicker="Read on" title="Related Articles">
      <Grid className={styles.Three}>
        {related.map((item) => (
          <ArticleCard key={item.id} {...articleCardOf(item)} />
        ))}
      </Grid>
    </Section>
  );
}
