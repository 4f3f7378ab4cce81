/**
 * Text after the last comma that is no town: countries, states and their abbreviations. Two letters
 * alone are allowed, for Ho, Wa and La are towns.
 */
const largerThanTowns = new Set(
  [
    'ghana,nigeria,togo,kenya,south africa,united kingdom,great britain,england,scotland,wales,ireland,germany,france',
    'italy,spain,netherlands,the netherlands,belgium,switzerland,sweden,norway,denmark,finland,poland,canada,australia',
    'united states,united states of america,america,china,japan,india,united arab emirates,qatar,saudi arabia',
    'uk,usa,us,uae,dc,ny,nj,md,va,tx,ga,ca,pa,ma,nc,on,texas,virginia,maryland,california,georgia,ontario',
  ].flatMap((names) => names.split(',')),
);

/** Whether a place is a town: neither a larger area nor other text. */
export function isTown(place: string): boolean {
  const isRemark = /[\d;:!?()/@]|^at /i.test(place);
  // D.C., U.K.: one letter before each dot.
  const isAbbreviation = /^(\p{L}\.\s*)+\p{L}?$/u.test(place);
  return !isRemark && !isAbbreviation && !largerThanTowns.has(place.toLowerCase());
}
