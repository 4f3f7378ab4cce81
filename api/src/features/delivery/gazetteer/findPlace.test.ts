import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenAddresses } from '#testing/writtenAddresses.ts';
import { estimateRoadMetres } from '../distance.ts';
import * as gazetteer from './findPlace.ts';
import { type Place, places } from './places.ts';
import { suggestPlaces } from './suggestPlaces.ts';
import { hasForeignLetters } from './wordsOf.ts';

/** The school at Legon. */
const shop = { lat: 5.6508, lng: -0.1869 };
const findPlace = (address: string) => gazetteer.findPlace(address, shop);

/** The least share of realistic addresses that resolve to the right suburb or town. */
const hitRate = 0.95;

describe('the gazetteer of Ghana', () => {
  it('finds the place in sixty realistic addresses', () => {
    const missed = writtenAddresses.filter(([address, place]) => findPlace(address)?.name !== place);
    const rate = 1 - missed.length / writtenAddresses.length;
    const wrong = missed.map(([address]) => `${address} → ${findPlace(address)?.name}`);
    expect(rate, wrong.join('\n')).toBeGreaterThanOrEqual(hitRate);
    expect(writtenAddresses).toHaveLength(60);
  });

  it('accepts a typing mistake in a longer name', () => {
    expect(findPlace('Dansomann, Accra')?.name).toBe('Dansoman');
    expect(findPlace('Koforiduah')?.name).toBe('Koforidua');
  });

  it('does not mistake a street name for the place', () => {
    expect(findPlace('Kumasi Road, Koforidua')?.name).toBe('Koforidua');
  });

  it('chooses the suburb in the named town', () => {
    expect(findPlace('Airport, Kumasi')?.name).toBe('Kumasi');
  });

  it('does not guess', () => {
    expect(findPlace('24 Nowhere Lane')).toBeUndefined();
    expect(findPlace('')).toBeUndefined();
  });

  it.each([
    ['Tamale, Legon', 'Tamale'],
    ['Legon, Tamale', 'Tamale'],
    ['Tamalle, Legon', 'Tamale'],
    ['Tamale, Legon, Accra', 'Tamale'],
    ['Tema Community 25, Accra', 'Tema Community 25'],
    ['Legon, Upper West Region', 'Upper West Region'],
    ['Ashanti Lodge, Osu', 'Osu'],
    ['Takoradi Station, Circle, Accra', 'Circle'],
    ['ＴＡＭＡＬＥ, Legon', 'Tamale'],
    ['Tama\u200Ble, Legon', 'Tamale'],
    ['Tɑmɑle, Legon', 'Tamale'],
    ['Ɔsu, Accra', 'Osu'],
  ])('resolves %s to %s', (address, place) => {
    expect(findPlace(address)?.name).toBe(place);
  });

  const metres = (place: Place | undefined) => (place ? estimateRoadMetres(shop, place) : -1);
  const isIn = (inner: Place, outer: Place) =>
    inner.within === outer.name ||
    places.some(({ name, within }) => name === inner.within && within === outer.name);
  const anyPlace = fc.constantFrom(...places);

  it('prefers the inner of two nested places, and never the nearer of two separate ones', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.constantFrom(', ', ' ', ' near ', '\n'), (one, other, between) => {
        const found = findPlace(`${one.name}${between}${other.name}`);
        if (isIn(one, other)) expect(found).toBe(one);
        else if (isIn(other, one)) expect(found).toBe(other);
        else expect(metres(found)).toBeGreaterThanOrEqual(Math.max(metres(one), metres(other)));
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('detects letters of other alphabets in any name', () => {
    const twins = { a: 'а', e: 'е', o: 'ο', i: 'і', u: 'ս' };
    fc.assert(
      fc.property(anyPlace, ({ name }) => {
        const disguised = name.replace(/[aeiou]/, (letter) => twins[letter as keyof typeof twins]);
        expect(hasForeignLetters(name)).toBe(false);
        expect(hasForeignLetters(disguised)).toBe(disguised !== name);
      }),
    );
  });

  it('contains only places in Ghana', () => {
    const outside = places.filter(({ lat, lng }) => lat < 4.5 || lat > 11.2 || lng < -3.3 || lng > 1.3);
    expect(outside).toEqual([]);
  });
});

describe('suggestions while an address is typed', () => {
  const labels = (input: string) => suggestPlaces(input).map(({ label }) => label);

  it('keep the text before the place', () => {
    expect(labels('12 Boundary Road, east l')).toEqual(['12 Boundary Road, East Legon, Accra']);
  });

  it('know alternative spellings', () => {
    expect(labels('labadi')).toEqual(['La, Accra']);
  });

  it('require two letters', () => {
    expect(labels('l')).toEqual([]);
  });
});
