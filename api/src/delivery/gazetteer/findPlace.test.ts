import { describe, expect, it } from 'vitest';
import { writtenAddresses } from '../../testing/writtenAddresses.ts';
import { findPlace, places } from './findPlace.ts';
import { suggestPlaces } from './suggestPlaces.ts';

/** Of a hundred addresses as people write them, so many go to the right suburb or town at least. */
const hitRate = 0.95;

describe('the gazetteer of Ghana', () => {
  it('finds the place in sixty addresses as people write them', () => {
    const missed = writtenAddresses.filter(([address, place]) => findPlace(address)?.name !== place);
    const rate = 1 - missed.length / writtenAddresses.length;
    expect(
      missed.map(([address]) => `${address} → ${findPlace(address)?.name}`).slice(0, rate < hitRate ? 60 : 0),
    ).toEqual([]);
    expect(writtenAddresses).toHaveLength(60);
  });

  it('forgives a slip of the thumb in a longer name', () => {
    expect(findPlace('Dansomann, Accra')?.name).toBe('Dansoman');
    expect(findPlace('Koforiduah')?.name).toBe('Koforidua');
  });

  it('does not take the name of a street for the place', () => {
    expect(findPlace('Kumasi Road, Koforidua')?.name).toBe('Koforidua');
  });

  it('keeps a suburb in the town that is named', () => {
    expect(findPlace('Airport, Kumasi')?.name).toBe('Kumasi');
  });

  it('does not guess', () => {
    expect(findPlace('24 Nowhere Lane')).toBeUndefined();
    expect(findPlace('')).toBeUndefined();
  });

  it('lies in Ghana', () => {
    const outside = places.filter(({ lat, lng }) => lat < 4.5 || lat > 11.2 || lng < -3.3 || lng > 1.3);
    expect(outside).toEqual([]);
  });
});

describe('suggestions while an address is typed', () => {
  const labels = (input: string) => suggestPlaces(input).map(({ label }) => label);

  it('keep what was typed before the place', () => {
    expect(labels('12 Boundary Road, east l')).toEqual(['12 Boundary Road, East Legon, Accra']);
  });

  it('know other spellings', () => {
    expect(labels('labadi')).toEqual(['La, Accra']);
  });

  it('wait for two letters', () => {
    expect(labels('l')).toEqual([]);
  });
});
