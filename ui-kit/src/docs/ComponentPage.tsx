import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';
import type { Guide } from './guide.ts';

/** The page of a component: what it is for, how it is built and used, its props, its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      {guide ? <p>{withCode(guide.use)}</p> : <Description />}
      {guide && <Avoid {...guide} />}
      <Primary />
      <div className={styles.Wide}>
        <Controls />
      </div>
      {guide && <Anatomy {...guide} />}
      {guide && <Keyboard {...guide} />}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

/** Shows text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const Avoid = ({ avoid }: Guide) => (
  <>
    <Subheading>When not to use it</Subheading>
    <ul>
      {avoid.map((sentence) => (
        <li key={sentence}>{withCode(sentence)}</li>
      ))}
    </ul>
  </>
);

const Anatomy = ({ anatomy }: Guide) => (
  <>
    <Heading>Anatomy</Heading>
    <ol style={{ listStyle: 'decimal' }}>
      {anatomy.map((part) => (
        <li key={part}>{withCode(part)}</li>
      ))}
    </ol>
  </>
);

const Keyboard = ({ keys }: Guide) => (
  <>
    <Heading>Keyboard</Heading>
    {keys ? (
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, effect]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      <p>It does not take the focus.</p>
    )}
  </>
);
