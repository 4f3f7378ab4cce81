import type { DemoNewsItem } from './types.ts';

/** Two news items on the School, newest first. */
export const schoolNews: DemoNewsItem[] = [
  {
    slug: 'speech-day',
    title: 'Speech Day: two prizes with our year on them',
    category: 'School',
    daysAgo: 61,
    content: [
      '<p>The canopies were up by dawn and the cadets had swept the forecourt twice before the first parent arrived. Speech and Prize-Giving Day at the School has lost none of its starch: white shirts, polished sandals, a brass band that starts a little too fast, and a programme that promises to end at one o’clock and has never been known to.</p>',
      '<p>This year two of the prizes were ours. The <strong>2015 Prize for Mathematics</strong>, worth GH₵5,000 and a laptop, went to Kelvin Amoako Sarpong, a Form Three boy from Offinso who is in Kwansa House and who solved, in his mock paper, one question by two methods because he “did not trust the first”. The <strong>2015 Prize for Service</strong>, of the same value, is for the boy who has done most for others without being asked. The housemasters vote in secret, and they chose Yusif Mahama of House 14, who for two years has read aloud every evening to a classmate with failing sight.</p>',
      '<p>Our President, Nana Yaw Asiedu, handed over both. He was at pains to shake the hand of the classmate too.</p>',
      '<p>The Headmaster’s report gave the year in plain figures. Of the 812 boys who sat the last WASSCE, 774 qualified for a university place. The School came second in the regional science and maths quiz, lost the athletics shield by a point and a half, and won the debating cup on the motion that <em>examinations measure memory and little else</em>. He thanked several year groups by name and, in our case, mentioned water first.</p>',
      '<p>There was a moment for our own teachers as well. Mr Josiah Anang, who taught elective physics to half of us and retired in the long vacation after thirty-one years, received a set of garden tools and a standing ovation. He told the hall that he intended to grow tomatoes “and to mark them strictly”.</p>',
      '<p>Afterwards the 2015 canopy fed about seventy members and their families with jollof, grilled tilapia and more sobolo than was wise. Next year’s prize list closes at the end of the second term. If you would like to endow a book prize in a subject you loved, GH₵600 does it; write to our Secretary, Emmanuel Nii Lante Lamptey, at <a href="mailto:hello@yeargroup2015.example">hello@yeargroup2015.example</a>.</p>',
    ].join('\n'),
  },
  {
    slug: 'science-fair',
    title: 'Cassava peel, gas flame: what the judges saw at the science fair',
    category: 'School',
    daysAgo: 96,
    content: [
      '<p>The smell reached you before the exhibit did. In the far corner of the old science block four Form Two boys from Clerk House stood beside a blue plastic drum, a bicycle tube and a gas ring with a small, steady flame. The drum held the kitchen’s cassava and plantain peel. The flame, they explained to anyone who came near, had boiled eleven eggs since breakfast.</p>',
      '<p>It was the winner among thirty-four projects at this year’s inter-house science fair, which the 2015 Year Group sponsors for the second time with GH₵7,500: <strong>GH₵3,000</strong> for the first prize, GH₵2,000 for the second, GH₵1,000 for the third, and the rest as small grants for materials, paid before the work starts so that no idea is lost for want of a battery.</p>',
      '<p>Our Vice President, Dr Selorm Agbeko, chaired the judges. When they could not agree on third place, he sent two groups back to their benches to repeat their measurements in front of everyone. The results:</p>',
      '<ol><li><em>Clerk House</em>: a digester that turns kitchen waste into cooking gas;</li><li><em>Ako-Adjei House</em>: a rain gauge that sends its reading by text message, built for GH₵210;</li><li><em>Engmann House</em>: a walking stick that buzzes at the edge of a gutter.</li></ol>',
      '<p>What pleased the judges most was the notebooks. Every group had to keep one, in ink, with failures left in. The Clerk House notebook records nine dead drums and, on one page, only the words “too much lime, start again”. Dr Agbeko read that page aloud to the whole hall and said that he would like to see it framed.</p>',
      '<p>Yaw Boakye Tenkorang and Isaac Tawiah Martey gave up their Saturday to sit with each group for ten minutes and ask the one question that an examiner never has time for: what would you try next? The Engmann boys have already answered it. They have asked for a smaller motor, and they have it.</p>',
      '<p>The kitchen, meanwhile, has asked for a second drum.</p>',
    ].join('\n'),
  },
];
