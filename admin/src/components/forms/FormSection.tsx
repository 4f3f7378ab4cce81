import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FormGroupContextProvider, useFormGroup } from 'react-admin';

interface FormSectionProps {
  /** The name of its group of inputs, as react-admin has them. */
  name: string;
  title: string;
  /** What is in it, while it is closed: "20 images". */
  summary?: string;
  /** @default open */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of a long form that folds. What is wrong in it opens it. */
export const FormSection = (props: FormSectionProps) => (
  <FormGroupContextProvider name={props.name}>
    <Folding {...props} />
  </FormGroupContextProvider>
);

function Folding({ name, title, summary, startsOpen = true, children }: FormSectionProps) {
  const { isValid } = useFormGroup(name);
  const [isOpen, setOpen] = useState(startsOpen);
  const isExpanded = isOpen || !isValid;
  return (
    <Accordion
      disableGutters
      expanded={isExpanded}
      onChange={(_event, opened) => setOpen(opened)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} id={`${name}-head`} aria-controls={`${name}-fields`}>
        <Typography component="span" variant="h2">
          {title}
        </Typography>
        {!isExpanded && summary && (
          <Typography component="span" variant="body2" color="textSecondary">
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
