import { type DataLaw, dataLawOf } from '@year-group/api-types/group/dataLaws';
import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import { Link } from '@year-group/ui-kit/Link';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { LegalText } from './LegalText.tsx';

/** What is stored about whom, why, how long, who sees it. Each sentence must be true. */
export function PrivacyPage() {
  const { identity, parts, paysByHand } = useAppSelector(selectGroup);
  const law = dataLawOf(useSection('registration').content?.dataLaw);
  return (
    <LegalText
      name="Privacy"
      title="What we store about you, and why"
      description={`What the site of ${theGroup(identity.name)} stores about members, buyers and visitors, why and for how long, and your rights.`}
      path={pages.privacy.to()}
      contactFor="For a question, a correction, a copy of your data or a complaint"
    >
      <p>
        {theGroup(identity.name, 'The')} decides what this site stores, and is responsible for it under{' '}
        {law.law}.
      </p>
      <OwnWords />
      <Members hasDirectory={parts.members} />
      <Buyers paysByHand={paysByHand} />
      <Visitors />
      <Others paysByHand={paysByHand || !parts.shop} />
      <Rights {...law} />
    </LegalText>
  );
}

/** What the group itself says about privacy. */
function OwnWords() {
  const { content: registration, isError } = useSection('registration');
  if (isError) return <p>The group’s own words about privacy could not be loaded. Load the page again.</p>;
  const paragraphs = registration?.privacy.split(/\n\s*\n/).filter((text) => text.trim());
  return paragraphs?.map((text, index) => <p key={index}>{text}</p>);
}

function Members({ hasDirectory }: { hasDirectory: boolean }) {
  return (
    <>
      <h2>Members</h2>
      <ul>
        <li>
          <b>What.</b> Your name, e-mail address and phone number; if you give them, occupation, location,
          house and a message; when you registered; which details you hide; and the role that an officer gave
          you.
        </li>
        <li>
          <b>Why.</b> So that the members find and reach one another, and so that you can prove who you are
          when you log in.
        </li>
        <li>
          <b>Who sees it.</b>{' '}
          {hasDirectory &&
            'The members in the directory, except what you hide: phone, e-mail, occupation and location can be hidden. '}
          The owner, the secretary and the auditor of this website see everything. Visitors see nothing.
        </li>
        <li>
          <b>How long.</b> Until you delete your profile on its own page, which takes effect at once. If an
          officer deletes it, they can restore it for thirty days. A refused registration is deleted at once,
          and the letter about it within a few days; one that nobody confirms is kept until an officer deletes
          it.
        </li>
        <li>
          We count how many profiles a member reads in a day, to prevent copying of the directory. An officer
          sees when somebody reads very many.
        </li>
      </ul>
    </>
  );
}

interface PaymentProps {
  /** Whether no payment provider is used. */
  paysByHand: boolean;
}

function Buyers({ paysByHand }: PaymentProps) {
  return (
    <>
      <h2>Buyers in the shop</h2>
      <ul>
        <li>
          <b>What.</b> Name, e-mail address, phone number, delivery address, what you ordered, and the
          amounts, times and references of your payments.
        </li>
        <li>
          <b>Why.</b> To deliver, to write to you about the order, and to keep the group’s accounts.
        </li>
        <li>
          <b>Who sees it.</b> The owner, the shopkeeper, the treasurer and the auditor of this website.
          Whoever has the address of your order’s page sees e-mail, phone and delivery address only in part.
        </li>
        <li>
          <b>How long.</b> Orders, and to whom letters about them went, are kept for good. The text of a
          letter is deleted once it is sent. An address for which only the delivery was priced is deleted
          after a day, when the next price is asked for.
        </li>
        <li>
          <b>Waiting for the next pre-order.</b> We store the e-mail address that you leave, and delete it
          with the letter that tells you, or after a year.
        </li>
        <li>
          {paysByHand
            ? 'You pay by mobile money or bank transfer, and one of us records it.'
            : 'You pay on the page of a payment provider. This site never sees your card or your wallet’s PIN.'}
        </li>
      </ul>
    </>
  );
}

function Visitors() {
  return (
    <>
      <h2>Visitors</h2>
      <ul>
        <li>
          There are no cookies, no statistics about you and no advertisements. The site’s own log holds no
          names, e-mail addresses or network addresses.
        </li>
        <li>
          If you answer whether you come to an event, we store your name, the answer, how many you bring, your
          e-mail address or phone number if you give one, and when you answered, so that the officers can
          prepare, and tell you if it is cancelled. The officers who publish the events see it; everybody sees
          how many people come. Your own device can change it or take it back. It is deleted thirty days after
          the event at the latest.
        </li>
        <li>
          To stop abuse, we count what comes from the network address of your device: logins, registrations,
          orders, payments, answers, searches and the like. The count is deleted about an hour after it ends.
        </li>
        <li>
          Your own browser stores your cart, your login, an order that is being paid (48 hours), your answers
          to events (deleted when you open any event more than thirty days later), what you type to register
          or into your profile until you send it, the e-mail address or phone number you log in with until you
          are logged in, what you type to order until you close the tab, your details for the next order if
          you ask it to remember them, and pages you have seen, so that they open without a connection.
          Logging out deletes the login, Forget at the checkout the details, and clearing the browser’s data
          for this site deletes the rest.
        </li>
      </ul>
    </>
  );
}

function Others({ paysByHand }: PaymentProps) {
  return (
    <>
      <h2>Who else receives something</h2>
      <ul>
        <li>The mail service that delivers our letters: your e-mail address and the letter.</li>
        {!paysByHand && (
          <li>
            The payment provider, when you pay: your name, e-mail address and phone number, the amount and the
            order’s number.
          </li>
        )}
        <li>
          Google, if the group uses its maps: the delivery address that you type, without your name. Our
          server asks, so Google does not learn the address of your device.
        </li>
        <li>
          The companies that run our server and store our backups hold the data for us. A backup that was made
          before something was deleted holds it until the backup itself is deleted.
        </li>
      </ul>
      <p>The software of this site gives nothing to anybody else.</p>
    </>
  );
}

function Rights({ authority, website, rights }: DataLaw) {
  return (
    <>
      <h2>Your rights</h2>
      <p>Under this law you may:</p>
      <ul>
        <li>know what is stored about you, and have a copy: members download it from their own profile;</li>
        <li>
          have it corrected, or deleted when we may no longer keep it: members do both on their profile;
        </li>
        <li>object to its use, or take back your consent;</li>
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
        <li>complain to the {website ? <Link href={website}>{authority}</Link> : authority}.</li>
      </ul>
      <p>Orders can be neither copied nor deleted by yourself: ask us.</p>
    </>
  );
}
