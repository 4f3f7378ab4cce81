/** A law on personal data as the privacy page names it; empty where nobody has filled it in. */
export interface DataLaw {
  law: string;
  authority: string;
  website: string;
  /** What it lets people ask for, beside a copy, a correction and an objection. */
  rights: readonly string[];
}

const dataLaws = {
  Ghana: {
    law: 'Ghana’s Data Protection Act, 2012 (Act 843)',
    authority: 'Data Protection Commission of Ghana',
    website: 'https://dataprotection.org.gh',
    rights: [
      'ask that we do not use it for advertisements, which we do not do;',
      'ask that a person, not a program, decides what significantly affects you;',
    ],
  },
} as const satisfies Record<string, DataLaw>;

/** The countries whose law is known, and any other. */
export const dataLawCountries = ['Ghana', 'Another country'] as const;

/** What a group says of its law; of another country it names law and authority itself. */
interface OwnLaw extends Omit<DataLaw, 'rights'> {
  country: (typeof dataLawCountries)[number];
}

/** The law that holds for a group, in general words while it has not said which. */
export function dataLawOf(own?: OwnLaw): DataLaw {
  if (own && own.country !== 'Another country') return dataLaws[own.country];
  return {
    law: own?.law || 'the data protection law of your country',
    authority: own?.authority || 'data protection authority of your country',
    website: own?.website ?? '',
    rights: [],
  };
}
