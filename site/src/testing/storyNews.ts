import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { ok } from './replies.ts';
import { galleryPicture } from './storyGroup.ts';

const [about, welcome] = ['/uploads/about-1600x900-92755b.webp', '/uploads/gate-1600x1000-524755.webp'];

const body = `<p>The container cleared Tema on a Tuesday. By Friday afternoon the Form Two biology class had unpacked
thirty microscopes on the long benches of the science block, and Nana Yaw Frimpong-Boateng Agyeman, who had carried the
first of them up the stairs himself, was explaining to forty boys why nobody was to touch the lens.</p>
<p>Two hundred and eleven members gave <strong>GH₵148,300</strong> in seven weeks; the smallest gift was twenty cedis and
came with a letter. The accounts are with <a href="/about">Kwadwo Opoku-Agyemang Ofori-Atta</a>, who keeps a photograph
of every receipt.</p>
<ul><li>Thirty binocular microscopes, with spare bulbs for ten years</li><li>Four hundred prepared slides</li>
<li>A cupboard with a lock, built by Ebenezer Tetteh-Quarshie in the woodwork shop</li></ul>
<blockquote>We had one microscope for forty of us, and most of us never saw anything but our own eyelashes.</blockquote>
<p>What is left pays for the bursary, which bears our year.</p>`;

/** Seven news items, the newest first. */
export const newsItems = [
  makeNewsItem({
    title: 'Thirty microscopes arrive at the science block',
    category: 'Projects',
    content: body,
    imageUrl: galleryPicture('science-lab'),
    createdAt: '2026-10-30T09:30:00.000Z',
  }),
  makeNewsItem({
    title: 'Kwabena Owusu-Ansah Frimpong called to the bar in Accra',
    category: 'Members',
    content:
      '<p>Eleven of us filled a row at the ceremony, loud enough that the Chief Justice looked up twice.</p>',
    imageUrl: galleryPicture('graduation'),
    createdAt: '2026-10-12T14:00:00.000Z',
  }),
  makeNewsItem({
    title: 'How the bursary works, and how to put a name forward',
    category: 'Welfare',
    content:
      '<p>Two boys every year, fees and books paid until they finish. Here is who decides, and when.</p>',
    imageUrl: galleryPicture('assembly'),
    createdAt: '2026-09-20T08:15:00.000Z',
  }),
  makeNewsItem({
    title: 'Table four returns to the dining hall',
    category: 'Reunions',
    content:
      '<p>The beans were finished first, as they always were. The kitchen staff remembered nine of us by name.</p>',
    imageUrl: galleryPicture('dining-hall'),
    createdAt: '2026-08-29T18:40:00.000Z',
  }),
  makeNewsItem({
    title: 'Ten years on, the same chapel steps',
    category: 'Reunions',
    content:
      '<p>One hundred and forty-six of us, slightly wider, in the order in which we stood in July 2015.</p>',
    imageUrl: galleryPicture('reunion'),
    createdAt: '2026-07-18T12:00:00.000Z',
  }),
  makeNewsItem({
    title: 'New mattresses for three dormitories',
    category: 'Giving back',
    content: '<p>Kwansa, Riis and Labone first; the other eight houses before the rains.</p>',
    imageUrl: galleryPicture('dormitories'),
    createdAt: '2026-06-02T10:00:00.000Z',
  }),
  makeNewsItem({
    title: 'The London chapter meets above a church hall in Peckham',
    category: 'Members',
    content:
      '<p>Forty-one men came up the stairs, shook the rain from their coats and sat down by house.</p>',
    imageUrl: welcome,
    createdAt: '2026-05-09T16:20:00.000Z',
  }),
] as const;

/** A title of the maximum length. */
export const longTitle =
  'Nana Kwame Osei-Bonsu Amoako-Atta, Ɔkyerɛma Yaw Asante-Twumasi and Emmanuel Nii Armah Tetteh-Quaye honoured at the hundredth Founders’ Day';

/** An item without a picture of its own. */
export const plainItem = makeNewsItem({
  title: 'Dues for the coming year',
  category: 'Notices',
  content: '<p>They stay at GH₵240. Whoever cannot pay writes to the treasurer and hears no more of it.</p>',
  imageUrl: '',
});

/** A picture that no item uses as its lead. */
export const longItem = makeNewsItem({ title: longTitle, category: 'Members', imageUrl: about });

const pageOf = (news: readonly unknown[]) => ok({ news, total: news.length });

/** The reads of news: for the home page, for related articles, and all of them. */
export const newsReads = {
  '/api/news?limit=3': pageOf(newsItems.slice(0, 3)),
  '/api/news?limit=4': pageOf(newsItems.slice(0, 4)),
  '/api/news': pageOf(newsItems),
};

/** The reply when nothing is published. */
export const noNews = pageOf([]);
