import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articles, scenes } from '../../testing/samples.ts';
import { Container } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'Components/ArticleCard',
  component: ArticleCard,
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
    </Container>
  ),
};
