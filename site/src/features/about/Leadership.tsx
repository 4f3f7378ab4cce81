import { Grid } from '@year-group/ui-kit/Grid';
import { PersonCard } from '@year-group/ui-kit/PersonCard';
import { Section } from '@year-group/ui-kit/Section';
import { leaders } from '#content/leaders.ts';
import { pictures } from '#content/pictures.ts';
import { pictureOf, placeholders } from '#lib/pictureOf.ts';
import styles from './About.module.css';

const portraits: Partial<Record<string, string>> = pictures.leaders;

/** The eleven officers. */
export function Leadership() {
  return (
    <Section
      tone="sunken"
      kicker="Leadership"
      title="Who answers when you write"
      lead="Eleven officers, elected for three years and paid in thanks."
    >
      <Grid className={styles.Leaders}>
        {leaders.map(({ slug, name, role, bio }) => (
          <PersonCard
            key={slug}
            name={name}
            office={role}
            bio={bio}
            portrait={pictureOf(portraits[slug] ?? '', placeholders.person)}
          />
        ))}
      </Grid>
    </Section>
  );
}
