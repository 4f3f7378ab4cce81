import { formatLongDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Container } from '@year-group/ui-kit/Container';
import { Link } from '@year-group/ui-kit/Link';
import { Prose } from '@year-group/ui-kit/Prose';
import { ShareLinks } from '@year-group/ui-kit/ShareLinks';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { FeedLinks } from '#components/FeedLinks.tsx';
import page from '#components/ItemPage.module.css';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { LeadPicture } from '#components/LeadPicture.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { shareCardOf } from '#lib/files.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { cut, toPlainText } from '#lib/text.ts';
import type { Article as ArticleData } from '#store/api/newsApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';
import styles from './Article.module.css';

/** A news item: a text column and a wide lead picture. */
export function Article({ item }: { item: ArticleData }) {
  const publicUrl = useAppSelector(selectPublicUrl);
  const organisation = useOrganisation();
  const path = pages.newsItem.to(item.id);
  const description = cut(toPlainText(item.content), 160);
  const shareCard = shareCardOf('news', item.id);
  return (
    <article className={page.Item}>
      <PageHead
        title={item.title}
        description={description}
        path={path}
        imageUrl={item.imageUrl}
        shareCard={shareCard}
        type="article"
      />
      <FeedLinks />
      <JsonLd
        facts={{
          '@type': 'NewsArticle',
          headline: item.title,
          description,
          datePublished: item.createdAt,
          articleSection: item.category,
          image: [new URL(shareCard, publicUrl).href],
          mainEntityOfPage: publicUrl + path,
          author: organisation,
          publisher: organisation,
        }}
      />
      <Container className={page.Head}>
        <p className={`${shared.Caps} ${page.Line}`}>
          <Link variant="quiet" href={pages.news.to()}>
            News
          </Link>
          <span>{item.category}</span>
        </p>
        <h1>{item.title}</h1>
        <time dateTime={item.createdAt}>{formatLongDate(item.createdAt)}</time>
      </Container>
      <Container>
        <LeadPicture picture={pictureOf(item.imageUrl, 'book')} />
      </Container>
      <Container width="reading" className={styles.Body}>
        <Prose html={item.content} initial />
        <ShareLinks title={item.title} url={publicUrl + path} />
      </Container>
    </article>
  );
}

/** Stands where an article will be while it is read. */
export function ArticleSkeleton() {
  return (
    <div aria-hidden="true" className={page.Item}>
      <Container className={page.Head}>
        <p className={`${shared.Caps} ${page.Line}`}>
          <span>News</span>
          <span>{messages.loading}</span>
        </p>
        <Bone shape="heading" />
        <Bone className={styles.DateBone} />
      </Container>
      <Container>
        <Bone shape="wide" />
      </Container>
      <Container width="reading" className={styles.Body}>
        <Stack>
          <Bones shapes={['line', 'line', 'line', 'short']} />
        </Stack>
      </Container>
    </div>
  );
}
