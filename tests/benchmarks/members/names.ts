/** First names, the most frequent first; each member has one or two. */
export const firstNames =
  `Kwame Kofi Kwaku Yaw Kwabena Kwasi Kojo Kwadwo Kwesi Akwasi Ebo Fiifi Ato Kobina Ekow Nii Nana Emmanuel Samuel Daniel
   Michael Joseph Isaac Prince Richard Francis Ernest Eric Benjamin Stephen Felix Godfred Elvis Selorm Edem Delali Elikem
   Mawuli Senyo Kafui Yayra Dela Etornam Sena Kwashie Tetteh Ayitey Okai Odartey Amarh Laryea Nortey Abdul Alhassan
   Ibrahim Mohammed Yakubu Issah Fuseini Awal Sulemana Rashid Baba Mumuni Seidu Zakaria Dominic Cletus Gervase Linus
   Paschal Xavier Ignatius Quentin Ulric Vincent Wisdom Zephaniah`.split(/\s+/);

/** Surnames, the most frequent first. */
export const surnames =
  `Mensah Owusu Boateng Asante Osei Appiah Agyeman Amoah Ofori Addo Adjei Asare Frimpong Antwi Boakye Ampofo Acheampong
   Danso Gyamfi Sarpong Opoku Amponsah Yeboah Nkrumah Darko Donkor Quaye Lamptey Laryea Tetteh Ankrah Armah Sowah Okine
   Quartey Aryee Nortey Odoi Annan Essien Quansah Arthur Aidoo Eshun Hagan Otoo Sackey Baiden Ghartey Dadzie Amissah
   Mills Blankson Agbeko Dogbe Kpodo Amegashie Agbenyega Dzokoto Fiagbe Gbedemah Kludze Nyaho Tsikata Vormawor Zormelo
   Abudu Alhassan Dawuni Fuseini Iddrisu Mahama Nabila Salifu Tanko Yakubu Zakari Ayariga Atinga Bawumia Akolgo Abugri
   Anaba Nyaaba Azumah Kuuire Dery Bayor Tuopare Suuk Vuuro Kanton Oppong-Kyekyeku Nkansah-Twum Amponsah-Boateng
   Sarpong-Kumankuma Owusu-Ansah Boakye-Yiadom Adu-Gyamfi Opoku-Agyemang Quist Vanderpuye Reindorf Richter Engmann Welbeck
   Wuaku Xorse Zigah`.split(/\s+/);

export const towns = [
  'Accra',
  'Kumasi',
  'Tema',
  'Takoradi',
  'Cape Coast',
  'Tamale',
  'Ho',
  'London',
  'Toronto',
  'Wa',
];
export const suburbs = [
  'East Legon',
  'Madina',
  'Adenta',
  'Dansoman',
  'Osu',
  'Labone',
  'Spintex',
  'Nima',
  'Dome',
];

/** The houses of the demo's school. */
export const houses = [
  'Kwansa House',
  'Clerk House',
  'Engmann House',
  'Akro House',
  'Riis House',
  'Labone House',
  'Ako-Adjei House',
  'Owusu-Parry House',
  'House 9',
  'P.T.A. House',
  'House 14',
];
