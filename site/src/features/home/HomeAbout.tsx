import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { aboutIntroduction, association, values } from '#content/association.ts';
import styles from './HomeAbout.module.css';

/** Who we are: the history, the three values, the motto. */
export function HomeAbout() {
  return (
    <Section id="about" kicker="About us" title={aboutIntroduction.title}>
      <div className={styles.Columns}>
        <Reveal className={styles.Introduction}>
          {aboutIntroduction.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
        <Reveal render={<dl />} className={styles.Values}>
          {values.map(({ title, description }) => (
            <div key={title} className={styles.Value}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Reveal>
      </div>
      <Reveal render={<p />} className={styles.Motto}>
        {association.motto}
      </Reveal>
    </Section>
  );
}
