import type { DemoNewsItem } from './types.ts';

/** Three news items on projects, newest first. */
export const givingBackNews: DemoNewsItem[] = [
  {
    slug: 'library-refurbished',
    title: 'The library reopens, with 120 seats and its louvres mended',
    category: 'Giving back',
    daysAgo: 2,
    content: [
      '<p>At a quarter past ten on Tuesday the Headmaster turned the key, stepped aside and let the Form Ones go in first. Within five minutes every chair by the windows was taken, and somebody had already been told to lower his voice. The School library is open again after eleven weeks of work, and it was the 2015 Year Group that paid for it.</p>',
      '<p>Those of us who read there between 2012 and 2015 will remember the draught from the broken louvres, the three working fans and the shelf of encyclopaedias that stopped at the letter <em>R</em>. The new room keeps the old terrazzo floor and the long view over the field. Nearly everything else has changed:</p>',
      '<ul><li>120 seats at tables of odum, twice as many as before;</li><li>1,850 new books, of which 600 are set texts that a boy can borrow for the whole term;</li><li>24 computers on a line of their own, behind the periodicals;</li><li>new louvres, fourteen ceiling fans and lamps over every table.</li></ul>',
      '<p>The work cost <strong>GH₵164,200</strong>. It was raised in five months from 214 members, in amounts that ran from GH₵20 to GH₵10,000, together with £2,400 from the London chapter, which came to GH₵34,800. Our Treasurer, Kojo Essel Quansah, has sent every giver the account, line by line, and a copy lies on the librarian’s desk for anyone who cares to read it.</p>',
      '<p>The shelves and tables were made at Kwabenya in the workshop of our own Samuel Ohene Agyekum, of Ako-Adjei House, who charged for the timber and nothing for the labour. He came to the opening in his work apron and was asked to sign the underside of table one. He did, in pencil, with the date.</p>',
      '<p>Speaking for the year, our President, Nana Yaw Asiedu, kept it short. “We were given a quiet place to think when we were sixteen,” he said. “All we have done is mend the windows.”</p>',
      '<p>The library now stays open until nine at night from Monday to Thursday. If you have books in good condition, above all recent science and literature titles, please write to <a href="mailto:hello@yeargroup2015.example">hello@yeargroup2015.example</a> before you bring them, so that the librarian can say what is needed.</p>',
    ].join('\n'),
  },
  {
    slug: 'scholarship-fund',
    title: 'Six boys, four years: the Torchbearers’ Scholarship begins',
    category: 'Giving back',
    daysAgo: 133,
    content: [
      '<p>Tuition at the School has been free to parents for some years now. A trunk is not, nor is a student mattress, nor the provisions that carry a boy from one visiting day to the next. Every year a few who have earned their places arrive with half of what the prospectus asks for, and one or two do not arrive at all.</p>',
      '<p>The <strong>Torchbearers’ Scholarship</strong> is for them. It pays GH₵4,800 a year to each of six boys, which makes GH₵28,800 a year in all. The fund opens with GH₵120,000, so the first four years are certain before we ask anyone for another cedi. The money is what we pledged at the decade reunion, after the borehole was paid for.</p>',
      '<p>Each scholar receives:</p>',
      '<ol><li>in the first week of Form One, everything on the prospectus list, bought and packed by our welfare team under Ebenezer Tetteh Narh;</li><li>at the start of each term, provisions, toiletries and his fare home;</li><li>in Form Three, the forms and fees for his university applications.</li></ol>',
      '<p>The selection committee has four members: the Assistant Headmaster (Academic), the senior housemaster, our Treasurer Kojo Essel Quansah, and Francis Atinga, who teaches physics in Navrongo and reads each application as a teacher would. No officer may propose a relative. Names are not published, in this report or in any other; the boys will not be lined up for a photograph, and we ask members who recognise a scholar to be discreet.</p>',
      '<p>The first letters have gone to homes in Ashaiman, Bawku, Kasoa, Keta and two villages near Kintampo. One mother telephoned the office to ask whether the letter was genuine. When Ebenezer assured her that it was, she put her son on the line, and he wanted to know only one thing: whether the library allowed Form Ones.</p>',
      '<p>The accounts of the fund will be read out at each annual meeting. Members who wish to give by standing order can find the details on the <a href="/donate">donations page</a>; GH₵400 a month for a year is one boy’s scholarship.</p>',
    ].join('\n'),
  },
  {
    slug: 'borehole',
    title: 'Water behind House 9: the borehole is running',
    category: 'Giving back',
    daysAgo: 231,
    content: [
      '<p>Ask any of us what we carried most at school and the answer will not be books. It will be a yellow gallon, filled at the tap near the kitchen, held away from the trouser leg and half empty by the time it reached the dormitory. On Saturday morning, behind House 9, a Form Two boy opened a brass tap on a new concrete stand and filled his bucket in nineteen seconds. We timed it.</p>',
      '<p>The borehole is 82 metres deep. Drilling took four days, and for the first three of them there was little to see but grey dust. Ibrahim Fuseini, of House 9, a hydrogeologist who came down from Tamale on his own leave to read the rock, moved the rig eleven metres to the east on the third evening. Water came the next day before lunch.</p>',
      '<p>What now stands there:</p>',
      '<ul><li>a solar pump that gives 42 litres a minute in full sun;</li><li>two tanks of 10,000 litres each, on a steel stand high enough to feed the upper floors;</li><li>twelve taps at three points, the nearest forty paces from any bed in House 9, House 14 and P.T.A. House;</li><li>a soakaway, so that the ground under the taps stays dry.</li></ul>',
      '<p>The whole work cost <strong>GH₵86,400</strong> and is the first promise of the decade reunion to be kept. The water was tested twice, once on the day of the flush and again after two weeks, and the laboratory passed it both times. It is meant for bathing and washing; drinking water still comes from the treated main.</p>',
      '<p>Abdul-Rahman Iddrisu, our Organizing Secretary, ran the site from a plastic chair under the neem tree and fed the drilling crew waakye at six each morning. He asks us to record that the School’s own estate officer, Mr Agyei, will hold the key and the logbook. A further GH₵5,600 is set aside for the pump’s first services, because a tap that works for a year and then fails is worse than none.</p>',
      '<p>There was no ribbon. The House 9 prefect said a prayer, the bucket went round, and by eight o’clock there was a queue of boys with towels on their shoulders.</p>',
    ].join('\n'),
  },
];
