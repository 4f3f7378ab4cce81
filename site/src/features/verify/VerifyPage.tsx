import { messages } from '@year-group/api-types/messages';
import type { MemberToken, Verification, VerificationReply } from '@year-group/api-types/officers/auth';
import { pageNames, pages } from '@year-group/api-types/system/pages';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { Link } from '@year-group/ui-kit/Link';
import { showToast } from '@year-group/ui-kit/Toast';
import { useEffect, useState } from 'react';
import { matchPath, Navigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '#components/FormPage.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { localPath } from '#lib/localPath.ts';
import { baseApi } from '#store/api/baseApi.ts';
import { memberSessionChanged, selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { challengeDraft, type SentCode } from './challengeDraft.ts';
import styles from './Verify.module.css';

const texts = messages.verification;
const tagline =
  'The directory is for members only. The phone number or email address you registered with opens it.';

/** Member verification, then the page that was requested. */
export function VerifyPage() {
  const dispatch = useAppDispatch();
  const next = localPath(useSearchParams()[0].get('next')) ?? pages.members.to();
  const isMember = useAppSelector(selectMemberToken) !== null;
  const [code, setCode] = useState(() => challengeDraft.read());
  // The server does not know the draft, and the first render must equal the server's.
  const sent = useHydrated() ? code : undefined;
  const [typed, setTyped] = useState<Verification>();

  useEffect(() => {
    // Clears data shown to the previous member of this tab.
    dispatch(baseApi.util.invalidateTags(['Member']));
  }, [dispatch]);

  const keep = (next: SentCode | undefined) => {
    if (next) challengeDraft.write(next);
    else challengeDraft.clear();
    setCode(next);
  };
  const handleToken = ({ token, awaitsAdmission }: MemberToken) => {
    challengeDraft.clear();
    dispatch(memberSessionChanged(token));
    const description = awaitsAdmission ? texts.awaiting : texts.success;
    showToast({ title: texts.successTitle, description, tone: 'success' });
  };
  const handleReply = (reply: VerificationReply, contact: Verification) => {
    if ('token' in reply) handleToken(reply);
    else keep({ challengeId: reply.challengeId, sentTo: reply.sentTo, contact });
  };
  const handleBack = () => {
    setTyped(code?.contact);
    keep(undefined);
  };

  // A token is enough, whether it was issued now, in another tab, or last week.
  if (isMember) return isOfSite(next) ? <Navigate to={next} replace /> : <Leave to={next} />;
  return (
    <FormPage title="Verify Membership" tagline={tagline}>
      <PageHead title="Verify Membership" description={tagline} path={pages.memberLogin.to()} />
      {sent ? (
        <CodeForm sent={sent} onToken={handleToken} onResent={keep} onBack={handleBack} />
      ) : (
        <ContactForm typed={typed} onReply={handleReply} />
      )}
      <p className={styles.Register}>
        Not a member yet? <Link href={pages.register.to()}>Register here</Link>
      </p>
    </FormPage>
  );
}

/** Whether an address of this host is a page of the site; the panel, for example, is none. */
const isOfSite = (address: string) =>
  pageNames.some((name) => matchPath(pages[name].pattern, address.replace(/[?#].*/, '')));

/** Leaves the site for another address of this host. */
function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}
