import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { articles, scenes } from '../../testing/samples.ts';
import { Container } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const guide: Guide = {
  use: 'One story in a list of news.',
  avoid: ['Events: use EventCard.', 'Other boxes: use Card.'],
  anatomy: [
    'the picture in its box',
    'the category',
    'the title, through which the whole card is a link',
    'an excerpt',
    'the date',
  ],
  keys: { Tab: 'moves to the card', Enter: 'opens the story' },
};

const meta = {
  title: 'Components/Content/ArticleCard',
  component: ArticleCard,
  parameters: { guide },
  args: {
    title: 'Thirty microscopes arrive at the science block',
    href: '/news/1',
    category: 'Projects',
    date: 'March 14, 2026',
    dateTime: '2026-03-14',
    excerpt: 'The container cleared Tema on Tuesday. By Friday afternoon the Form Two biology class had…',
    picture: scenes.scienceLab,
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
};

const [sample] = articles as [(typeof articles)[0]];
export const DoAndDont: Story = doAndDont(
  {
    rule: 'The title says what happened.',
    example: <ArticleCard {...sample} title="Thirty microscopes arrive" />,
  },
  {
    rule: 'The title hides what happened.',
    example: <ArticleCard {...sample} title="You will not believe this news" />,
  },
);

export const LeadsToItsStoryWhereverItIsPressed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Thirty microscopes arrive at the science block' });
    await expect(link).toHaveAttribute('href', '/news/1');
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

export const KeepsThePlaceOfAPictureThatHasNotArrived: Story = {
  args: { picture: { src: 'data:image/webp,', width: 1600, height: 1067, colour: '#8a6a3c' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { width, height } = (canvasElement.querySelector('picture') as Element).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

export const States: Story = {
  render: () => (
    <Container>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
          gap: 'var(--space-7)',
        }}
      >
        {articles.slice(0, 1).map((article) => (
          <ArticleCard key={article.href} {...article} size="lead" />
        ))}
        <div>
          {articles.slice(1).map((article) => (
            <ArticleCard key={article.href} {...article} size="small" />
          ))}
        </div>
      </div>
      <Grid style={{ marginBlockStart: 'var(--space-8)' }}>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} />
        ))}
      </Grid>
      <InStates of="article, a">
        {articles.slice(0, 1).map((article) => (
          <ArticleCard key={article.href} {...article} />
        ))}
      </InStates>
    </Container>
  ),
};
