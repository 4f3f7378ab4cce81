/** A link to WhatsApp: to a number, or to whom the officer chooses there, with a text to send. */
export const whatsAppLink = ({ phone = '', text = '' }) => ({
  href: `https://wa.me/${phone.replace('+', '')}${text && `?text=${encodeURIComponent(text)}`}`,
  target: '_blank',
  rel: 'noreferrer',
});
