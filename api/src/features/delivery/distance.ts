import { tenthsOfKm } from '@year-group/api-types/shop/delivery';

/** A point on the globe, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

const earthRadiusMetres = 6_371_000;
/** Roads are longer than the great circle; a product decision. */
const roadFactor = 1.3;

/** Metres by road between two points, estimated from the great circle (haversine formula). */
export function estimateRoadMetres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = radians(to.lat - from.lat);
  const lng = radians(to.lng - from.lng);
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.sqrt(half)) * roadFactor);
}

/** Delivery cost in whole pesewas: the base fee, and the fee per displayed kilometre. */
export function deliveryFee(metres: number, basePesewas: number, perKmPesewas: number): number {
  return basePesewas + Math.round((tenthsOfKm(metres) * perKmPesewas) / 10);
}
